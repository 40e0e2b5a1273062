import { queryOptions, useQuery } from '@tanstack/react-query'
import { consoleEndpoints } from '#shared/contract/games/agents/consoles.ts'
import { call } from '#web/api/client.ts'
import { PRIVATE_KEY } from '#web/session/session.queries.ts'

const LOOK_AGAIN_MS = 15_000

export const consoleQueries = {
  get: (serverId: number) =>
    queryOptions({
      queryKey: [PRIVATE_KEY, 'console', serverId],
      queryFn: () => call(consoleEndpoints.get, { params: { id: String(serverId) } }),
      refetchInterval: LOOK_AGAIN_MS,
    }),
}

export const useConsole = (serverId: number) => useQuery(consoleQueries.get(serverId))
