import { queryOptions, useQuery } from '@tanstack/react-query'
import { gameServerEndpoints } from '#shared/contract/games/game-servers.ts'
import { endpointQuery } from '#web/api/endpoint-query.ts'

export const gameServersQueries = {
  list: () =>
    queryOptions({
      queryKey: ['game-servers', 'list'],
      ...endpointQuery(gameServerEndpoints.list, {}),
    }),
}

export const useGameServers = () => useQuery(gameServersQueries.list())
