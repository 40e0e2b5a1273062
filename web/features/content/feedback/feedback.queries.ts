import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import { FEEDBACK_PAGE_SIZE } from '#shared/constants/content-limits.ts'
import { feedbackEndpoints } from '#shared/contract/content/feedback.ts'
import { call } from '#web/api/client.ts'
import { topicOf } from '#web/api/endpoint-query.ts'

export const feedbackQueries = {
  list: () =>
    infiniteQueryOptions({
      queryKey: ['feedback', 'list'],
      queryFn: ({ pageParam }) =>
        call(feedbackEndpoints.list, { query: pageParam === null ? {} : { before: String(pageParam) } }),
      meta: topicOf(feedbackEndpoints.list),
      initialPageParam: null as number | null,
      getNextPageParam: (page) => (page.length < FEEDBACK_PAGE_SIZE ? undefined : page.at(-1)?.id),
    }),
}

export const useFeedbackList = () => useInfiniteQuery(feedbackQueries.list())
