import { queryOptions, useQuery } from '@tanstack/react-query'
import { heartbeatEndpoints } from '#shared/contract/games/agents/heartbeats.ts'
import { call } from '#web/api/client.ts'
import { PRIVATE_KEY } from '#web/session/session.queries.ts'

const LOOK_AGAIN_MS = 15_000

export const agentInstancesQueries = {
  list: (serverId: number) =>
    queryOptions({
      queryKey: [PRIVATE_KEY, 'agent-instances', serverId],
      queryFn: () => call(heartbeatEndpoints.listInstances, { params: { id: String(serverId) } }),
      refetchInterval: LOOK_AGAIN_MS,
    }),
}

export const useAgentInstances = (serverId: number) => useQuery(agentInstancesQueries.list(serverId))
