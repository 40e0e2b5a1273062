import { queryOptions, useQuery } from '@tanstack/react-query'
import { maintenanceEndpoints } from '#shared/contract/games/maintenance.ts'
import { call } from '#web/api/client.ts'
import { PRIVATE_KEY } from '#web/session/session.queries.ts'

export const adminMaintenanceQueries = {
  /** The windows of one server that are not over, the next first. */
  list: (serverId: number) =>
    queryOptions({
      queryKey: [PRIVATE_KEY, 'maintenance', 'list', serverId],
      queryFn: () => call(maintenanceEndpoints.list, { params: { id: String(serverId) } }),
    }),
}

export const useMaintenance = (serverId: number) => useQuery(adminMaintenanceQueries.list(serverId))
