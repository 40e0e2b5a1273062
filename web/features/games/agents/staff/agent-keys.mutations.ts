import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type AgentKeyDraft, agentKeyEndpoints } from '#shared/contract/games/agents/agent-keys.ts'
import { call } from '#web/api/client.ts'
import { agentKeysQueries } from './agent-keys.queries.ts'

function useRefresh(serverId: number) {
  const client = useQueryClient()
  return () => client.invalidateQueries(agentKeysQueries.list(serverId))
}

/** Gives the key, which is told this once. */
export function useMakeAgentKey(serverId: number) {
  const refresh = useRefresh(serverId)
  return useMutation({
    mutationFn: (body: AgentKeyDraft) =>
      call(agentKeyEndpoints.create, { params: { id: String(serverId) }, body }),
    onSuccess: () => void refresh(),
  })
}

export function useEndAgentKey(serverId: number) {
  const refresh = useRefresh(serverId)
  return useMutation({
    mutationFn: (id: number) =>
      call(agentKeyEndpoints.remove, { params: { id: String(serverId), key: String(id) } }),
    onSettled: refresh,
  })
}
