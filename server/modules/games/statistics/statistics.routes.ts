import type { Serve } from '#server/http/serve.ts'
import { playerFiguresEndpoints } from '#shared/contract/games/player-figures.ts'
import { statisticsEndpoints } from '#shared/contract/games/statistics.ts'
import type { StaffFiguresService } from './staff-figures.service.ts'
import type { StatisticsService } from './statistics.service.ts'

export function statisticsRoutes(serve: Serve, statistics: StatisticsService, staff: StaffFiguresService) {
  serve(playerFiguresEndpoints.list, ({ query }) => staff.list(query))
  serve(playerFiguresEndpoints.correct, ({ params, body, currentUser }) =>
    staff.correct(params.id, body, currentUser),
  )
  for (const decision of ['accept', 'refuse', 'strike'] as const)
    serve(playerFiguresEndpoints[decision], ({ params, body, currentUser }) =>
      staff[decision](params.id, body.reason, currentUser),
    )
  serve(statisticsEndpoints.tell, ({ body, gameServer }) => statistics.tell(body, gameServer))
}
