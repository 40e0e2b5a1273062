import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { FEEDBACK_PAGE_SIZE } from '#shared/constants/content-limits.ts'
import type { Language } from '#shared/constants/languages.ts'
import { feedbackEndpoints } from '#shared/contract/content/feedback.ts'
import { call } from '#web/api/client.ts'
import { topicOf } from '#web/api/endpoint-query.ts'
import { useLanguage } from '#web/i18n/language.tsx'

export const feedbackQueries = {
  /** In every language. */
  lists: () => ['feedback', 'list'] as const,
  /** The server calls whoever deleted their account by a word of the language. */
  list: (language: Language) =>
    infiniteQueryOptions({
      queryKey: [...feedbackQueries.lists(), language],
      queryFn: ({ pageParam }) =>
        call(feedbackEndpoints.list, { query: pageParam === null ? {} : { before: String(pageParam) } }),
      meta: topicOf(feedbackEndpoints.list),
      initialPageParam: null as number | null,
      getNextPageParam: (page) => (page.length < FEEDBACK_PAGE_SIZE ? undefined : page.at(-1)?.id),
      placeholderData: keepPreviousData,
    }),
}

export const useFeedbackList = () => useInfiniteQuery(feedbackQueries.list(useLanguage().language))
