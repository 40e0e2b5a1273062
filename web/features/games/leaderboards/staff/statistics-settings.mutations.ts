import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  type StatisticsSettings,
  statisticsSettingsEndpoints,
} from '#shared/contract/games/statistics-settings.ts'
import { call } from '#web/api/client.ts'
import { statisticsSettingsQuery } from './statistics-settings.queries.ts'

/** Whatever came of it, the list is read anew. */
export function useChangeStatisticsSettings(gameServerId: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: StatisticsSettings & { version: number }) =>
      call(statisticsSettingsEndpoints.change, { params: { id: String(gameServerId) }, body }),
    onSettled: () => void client.invalidateQueries(statisticsSettingsQuery()),
  })
}

/** Of one game server, as it is at the server now; null when that is gone. */
export function useRefetchStatisticsSettings() {
  const client = useQueryClient()
  return async (gameServerId: number) => {
    const all = await client.fetchQuery({ ...statisticsSettingsQuery(), staleTime: 0 })
    return all.find((settings) => settings.gameServerId === gameServerId) ?? null
  }
}
