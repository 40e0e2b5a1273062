import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { noticeEndpoints } from '#shared/contract/platform/notices.ts'
import { call } from '#web/api/client.ts'
import { PRIVATE_KEY } from '#web/session/session.queries.ts'

export const adminNoticesQueries = {
  all: () => [PRIVATE_KEY, 'admin-notices'] as const,
  sent: (page: number) =>
    queryOptions({
      queryKey: [...adminNoticesQueries.all(), 'sent', page],
      queryFn: () => call(noticeEndpoints.listSent, { query: { page: String(page) } }),
      placeholderData: keepPreviousData,
    }),
  audiences: () =>
    queryOptions({
      queryKey: [...adminNoticesQueries.all(), 'audiences'],
      queryFn: () => call(noticeEndpoints.audiences, {}),
    }),
}

export const useSentNotices = (page: number) => useQuery(adminNoticesQueries.sent(page))
export const useAudiences = () => useQuery(adminNoticesQueries.audiences())
