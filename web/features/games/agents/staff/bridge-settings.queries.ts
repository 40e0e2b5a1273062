import { queryOptions, useQuery } from '@tanstack/react-query'
import { bridgeSettingsEndpoints } from '#shared/contract/games/agents/bridge-settings.ts'
import { call } from '#web/api/client.ts'
import { PRIVATE_KEY } from '#web/session/session.queries.ts'

export const bridgeSettingsQueries = {
  get: (serverId: number) =>
    queryOptions({
      queryKey: [PRIVATE_KEY, 'bridge-settings', serverId],
      queryFn: () => call(bridgeSettingsEndpoints.getSettings, { params: { id: String(serverId) } }),
    }),
}

export const useBridgeSettings = (serverId: number) => useQuery(bridgeSettingsQueries.get(serverId))
