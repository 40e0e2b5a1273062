import { queryOptions, useQuery } from '@tanstack/react-query'
import { statusEndpoints } from '#shared/contract/operations/status.ts'
import { endpointQuery } from '#web/api/endpoint-query.ts'

const REFRESH_MS = 60_000

export const statusQueries = {
  status: () =>
    queryOptions({
      queryKey: ['status'],
      ...endpointQuery(statusEndpoints.get, {}),
      refetchInterval: REFRESH_MS,
    }),
}

/** How everything is and has been, told anew each minute. */
export const useStatus = () => useQuery(statusQueries.status())
