import { queryOptions, useQuery } from '@tanstack/react-query'
import { agentKeyEndpoints } from '#shared/contract/games/agents/agent-keys.ts'
import { call } from '#web/api/client.ts'
import { PRIVATE_KEY } from '#web/session/session.queries.ts'

export const agentKeysQueries = {
  list: (serverId: number) =>
    queryOptions({
      queryKey: [PRIVATE_KEY, 'agent-keys', serverId],
      queryFn: () => call(agentKeyEndpoints.list, { params: { id: String(serverId) } }),
    }),
}

export const useAgentKeys = (serverId: number) => useQuery(agentKeysQueries.list(serverId))
