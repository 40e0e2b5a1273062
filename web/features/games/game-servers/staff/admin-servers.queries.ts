import { queryOptions, useQuery } from '@tanstack/react-query'
import { gameServerEndpoints } from '#shared/contract/games/game-servers.ts'
import { maintenanceEndpoints } from '#shared/contract/games/maintenance.ts'
import { call } from '#web/api/client.ts'
import { PRIVATE_KEY } from '#web/session/session.queries.ts'

export const adminServersQueries = {
  list: () =>
    queryOptions({
      queryKey: [PRIVATE_KEY, 'game-servers', 'list'],
      queryFn: () => call(gameServerEndpoints.listForStaff, {}),
    }),
  /** The windows of one server that are not over, the next first. */
  maintenance: (serverId: number) =>
    queryOptions({
      queryKey: [PRIVATE_KEY, 'game-servers', 'maintenance', serverId],
      queryFn: () => call(maintenanceEndpoints.list, { params: { id: String(serverId) } }),
    }),
}

export const useMaintenance = (serverId: number) => useQuery(adminServersQueries.maintenance(serverId))
export const useStaffServers = () => useQuery(adminServersQueries.list())
