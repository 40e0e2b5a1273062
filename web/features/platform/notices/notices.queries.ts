import {
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useInfiniteQuery,
} from '@tanstack/react-query'
import type { Language } from '#shared/constants/languages.ts'
import { NOTICES_PAGE_SIZE } from '#shared/constants/notices/notices.ts'
import { noticeEndpoints } from '#shared/contract/platform/notices.ts'
import { call } from '#web/api/client.ts'
import { useLanguage } from '#web/i18n/language.tsx'
import { PRIVATE_KEY } from '#web/session/session.queries.ts'

export const noticesQueries = {
  lists: () => [PRIVATE_KEY, 'notices', 'list'] as const,
  list: (language: Language) =>
    infiniteQueryOptions({
      queryKey: [...noticesQueries.lists(), language],
      queryFn: async ({ pageParam, client }) => {
        const query = pageParam === null ? {} : { before: String(pageParam) }
        const page = await call(noticeEndpoints.list, { query })
        setUnread(client, page.unread)
        return page.data
      },
      initialPageParam: null as number | null,
      getNextPageParam: (page) => (page.length < NOTICES_PAGE_SIZE ? undefined : page.at(-1)?.id),
      placeholderData: keepPreviousData,
    }),
  /** How many there are to read; the stream tells it as it changes. */
  unread: () =>
    queryOptions({
      queryKey: [PRIVATE_KEY, 'notices', 'unread'],
      queryFn: async () => (await call(noticeEndpoints.list, { query: {} })).unread,
    }),
}

export const setUnread = (client: QueryClient, unread: number): void =>
  void client.setQueryData(noticesQueries.unread().queryKey, unread)

export const useNotices = () => useInfiniteQuery(noticesQueries.list(useLanguage().language))
