import { queryOptions, useQuery } from '@tanstack/react-query'
import { statisticsSettingsEndpoints } from '#shared/contract/games/statistics-settings.ts'
import { toldAchievementEndpoints } from '#shared/contract/games/told-achievements.ts'
import { call } from '#web/api/client.ts'
import { PRIVATE_KEY } from '#web/session/session.queries.ts'

export const statisticsSettingsQuery = () =>
  queryOptions({
    queryKey: [PRIVATE_KEY, 'statistics-settings'],
    queryFn: () => call(statisticsSettingsEndpoints.list, {}),
  })
/** Of every game server, those too that nobody but staff sees. */
export const useStatisticsSettings = () => useQuery(statisticsSettingsQuery())

export const useUndefinedAchievements = () =>
  useQuery({
    queryKey: [PRIVATE_KEY, 'undefined-achievements'],
    queryFn: () => call(toldAchievementEndpoints.listUndefined, {}),
    staleTime: 0,
  })
