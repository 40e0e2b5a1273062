import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { newsEndpoints } from '#shared/contract/content/news.ts'
import { call } from '#web/api/client.ts'
import { PRIVATE_KEY } from '#web/session/session.queries.ts'

/** An item that is edited is the editor's own; nothing asks for it behind its back, and every opening asks anew. */
const FORGOTTEN_AFTER_MS = 5_000

const NEWS_KEY = [PRIVATE_KEY, 'news'] as const

export const adminNewsQueries = {
  lists: () => [...NEWS_KEY, 'list'] as const,
  list: (page: number) =>
    queryOptions({
      queryKey: [...NEWS_KEY, 'list', page],
      queryFn: () => call(newsEndpoints.listForStaff, { query: { page: String(page) } }),
      placeholderData: keepPreviousData,
    }),
  item: (id: number) =>
    queryOptions({
      queryKey: [...NEWS_KEY, 'item', id],
      queryFn: () => call(newsEndpoints.get, { params: { id: String(id) } }),
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: FORGOTTEN_AFTER_MS,
    }),
  story: (id: number) =>
    queryOptions({
      queryKey: [...NEWS_KEY, 'story', id],
      queryFn: () => call(newsEndpoints.get, { params: { id: String(id) } }),
      gcTime: FORGOTTEN_AFTER_MS,
    }),
}

export const useStaffNews = (page: number) => useQuery(adminNewsQueries.list(page))
export const useStaffNewsItem = (id: number | null) =>
  useQuery({ ...adminNewsQueries.item(id ?? 0), enabled: id !== null })
/** An item at its public address, as it is now. */
export const useStoryForStaff = (id: number, { isAsked }: { isAsked: boolean }) =>
  useQuery({ ...adminNewsQueries.story(id), enabled: isAsked })
