import { queryOptions, useQuery } from '@tanstack/react-query'
import { maintenanceModeEndpoints } from '#shared/contract/platform/maintenance-mode.ts'
import { call } from '#web/api/client.ts'
import { PRIVATE_KEY } from '#web/session/session.queries.ts'

/** How soon the whole panel sees that somebody closed or opened the site. */
const POLL_MS = 30_000

export const adminMaintenanceQueries = {
  item: () =>
    queryOptions({
      queryKey: [PRIVATE_KEY, 'maintenance-mode'],
      queryFn: () => call(maintenanceModeEndpoints.get, {}),
    }),
}

/** The switch as it stands at the server now. */
export const useMaintenanceMode = () => useQuery(adminMaintenanceQueries.item())

/** The same, seen again and again; undefined until it is known. */
export const useWatchedMaintenanceMode = (isWatched: boolean) =>
  useQuery({ ...adminMaintenanceQueries.item(), refetchInterval: POLL_MS, enabled: isWatched }).data
