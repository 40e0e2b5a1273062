import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { pageEndpoints } from '#shared/contract/content/pages.ts'
import { call } from '#web/api/client.ts'
import { PRIVATE_KEY } from '#web/session/session.queries.ts'

/** A page that is edited is the editor's own; nothing asks for it behind its back, and every opening asks anew. */
const FORGOTTEN_AFTER_MS = 5_000

const PAGES_KEY = [PRIVATE_KEY, 'pages'] as const

export const adminPagesQueries = {
  lists: () => [...PAGES_KEY, 'list'] as const,
  list: (page: number) =>
    queryOptions({
      queryKey: [...PAGES_KEY, 'list', page],
      queryFn: () => call(pageEndpoints.list, { query: { page: String(page) } }),
      placeholderData: keepPreviousData,
    }),
  item: (id: number) =>
    queryOptions({
      queryKey: [...PAGES_KEY, 'item', id],
      queryFn: () => call(pageEndpoints.get, { params: { id: String(id) } }),
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: FORGOTTEN_AFTER_MS,
    }),
  at: (path: string) =>
    queryOptions({
      queryKey: [...PAGES_KEY, 'at', path],
      queryFn: () => call(pageEndpoints.at, { query: { path } }),
      gcTime: FORGOTTEN_AFTER_MS,
    }),
}

export const useStaffPages = (page: number) => useQuery(adminPagesQueries.list(page))
export const useStaffPage = (id: number | null) =>
  useQuery({ ...adminPagesQueries.item(id ?? 0), enabled: id !== null })
/** A page at its public address, as it is now. */
export const usePageForStaff = (path: string, { isAsked }: { isAsked: boolean }) =>
  useQuery({ ...adminPagesQueries.at(path), enabled: isAsked })
