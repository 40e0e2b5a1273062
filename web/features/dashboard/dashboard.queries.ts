import { queryOptions, useQuery } from '@tanstack/react-query'
import { dashboardEndpoints } from '#shared/contract/dashboard.ts'
import { ApiError } from '#web/api/api-error.ts'
import { call } from '#web/api/client.ts'
import { PRIVATE_KEY } from '#web/session/session.queries.ts'

export const dashboardQueries = {
  stats: () =>
    queryOptions({
      queryKey: [PRIVATE_KEY, 'dashboard', 'stats'],
      queryFn: () => call(dashboardEndpoints.stats, {}),
    }),
}

export const useDashboardStats = () => useQuery(dashboardQueries.stats())

/**
 * Decided by whether the figures are answered. Once in, only a refusal shows out, not a lost connection;
 * a session that has ended is the signed-in guard's business.
 */
export function useAdminAccess(): 'unknown' | 'allowed' | 'denied' {
  const { error, data } = useDashboardStats()
  const code = error instanceof ApiError ? error.code : null
  if (code === 'not_signed_in') return 'unknown'
  if (code === 'not_allowed' || (error && !data)) return 'denied'
  return data ? 'allowed' : 'unknown'
}
