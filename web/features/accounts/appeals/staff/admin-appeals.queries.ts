import { queryOptions, useQuery } from '@tanstack/react-query'
import { appealEndpoints } from '#shared/contract/accounts/bans/appeals.ts'
import { call } from '#web/api/client.ts'
import { PRIVATE_KEY } from '#web/session/session.queries.ts'

export const adminAppealsQueries = {
  all: () => [PRIVATE_KEY, 'appeals'] as const,
  open: () =>
    queryOptions({
      queryKey: [...adminAppealsQueries.all(), 'open'],
      queryFn: () => call(appealEndpoints.listOpen, {}),
      staleTime: 0,
    }),
  of: (userId: number) =>
    queryOptions({
      queryKey: [...adminAppealsQueries.all(), userId],
      queryFn: () => call(appealEndpoints.get, { params: { id: String(userId) } }),
      staleTime: 0,
    }),
}

export const useOpenAppeals = () => useQuery(adminAppealsQueries.open())
export const useAppealOf = (userId: number) => useQuery(adminAppealsQueries.of(userId))
