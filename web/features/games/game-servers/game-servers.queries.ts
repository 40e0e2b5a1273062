import { queryOptions, useQuery } from '@tanstack/react-query'
import { gameServerEndpoints } from '#shared/contract/games/game-servers.ts'
import { endpointQuery } from '#web/api/endpoint-query.ts'
import { serverListKey } from '#web/features/games/game-status/status-keys.ts'

export const gameServersQueries = {
  list: () =>
    queryOptions({
      queryKey: serverListKey,
      ...endpointQuery(gameServerEndpoints.list, {}),
    }),
}

export const useGameServers = () => useQuery(gameServersQueries.list())
