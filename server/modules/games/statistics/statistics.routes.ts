import type { Serve } from '#server/http/serve.ts'
import type { PresenceService } from '#server/modules/games/presence/presence.service.ts'
import { objectiveEndpoints } from '#shared/contract/games/objectives.ts'
import { playerFiguresEndpoints } from '#shared/contract/games/player-figures.ts'
import { statisticsEndpoints } from '#shared/contract/games/statistics.ts'
import { statisticsSettingsEndpoints as settingsEndpoints } from '#shared/contract/games/statistics-settings.ts'
import { toldAchievementEndpoints } from '#shared/contract/games/told-achievements.ts'
import type { StaffFiguresService } from './staff-figures.service.ts'
import type { StatisticsService } from './statistics.service.ts'
import type { StatisticsSettingsService } from './statistics-settings.service.ts'
import type { ToldAchievementsService } from './told-achievements.service.ts'

export function statisticsRoutes(
  serve: Serve,
  {
    statistics,
    staff,
    settings,
    toldAchievements,
    hear,
  }: {
    statistics: StatisticsService
    staff: StaffFiguresService
    settings: StatisticsSettingsService
    toldAchievements: ToldAchievementsService
    hear: PresenceService['hear']
  },
) {
  serve(settingsEndpoints.list, () => settings.list())
  serve(settingsEndpoints.change, ({ params, body, currentUser }) =>
    settings.change(params.id, body, currentUser),
  )
  serve(objectiveEndpoints.get, ({ gameServer }) => settings.getObjectives(gameServer))
  serve(toldAchievementEndpoints.listUndefined, () => toldAchievements.listUndefined())
  serve(playerFiguresEndpoints.list, ({ query }) => staff.list(query))
  serve(playerFiguresEndpoints.correct, ({ params, body, currentUser }) =>
    staff.correct(params.id, body, currentUser),
  )
  for (const decision of ['accept', 'refuse', 'strike'] as const)
    serve(playerFiguresEndpoints[decision], ({ params, body, currentUser }) =>
      staff[decision](params.id, body.reason, currentUser),
    )
  serve(statisticsEndpoints.tell, async ({ body, gameServer }) => {
    await hear({ instance: body.instance }, gameServer)
    return statistics.tell(body, gameServer)
  })
}
