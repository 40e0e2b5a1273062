import { queryOptions, useQuery } from '@tanstack/react-query'
import { gameServerEndpoints } from '#shared/contract/games/game-servers.ts'
import { call } from '#web/api/client.ts'
import { PRIVATE_KEY } from '#web/session/session.queries.ts'

export const adminServersQueries = {
  list: () =>
    queryOptions({
      queryKey: [PRIVATE_KEY, 'game-servers', 'list'],
      queryFn: () => call(gameServerEndpoints.listForStaff, {}),
    }),
}

export const useStaffServers = () => useQuery(adminServersQueries.list())
