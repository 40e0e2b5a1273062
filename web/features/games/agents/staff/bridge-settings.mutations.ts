import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  type BridgeSettings,
  bridgeSettingsEndpoints,
} from '#shared/contract/games/agents/bridge-settings.ts'
import { call } from '#web/api/client.ts'
import { bridgeSettingsQueries } from './bridge-settings.queries.ts'

export function useChangeBridgeSettings(serverId: number) {
  const client = useQueryClient()
  const { queryKey } = bridgeSettingsQueries.get(serverId)
  return useMutation({
    mutationFn: (body: BridgeSettings & { version: number }) =>
      call(bridgeSettingsEndpoints.changeSettings, { params: { id: String(serverId) }, body }),
    onSuccess: (view) => client.setQueryData(queryKey, view),
  })
}

/** As they are at the server now. */
export function useRefetchBridgeSettings(serverId: number) {
  const client = useQueryClient()
  return () => client.fetchQuery({ ...bridgeSettingsQueries.get(serverId), staleTime: 0 })
}
