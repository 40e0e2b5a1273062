import type { Serve } from '#server/http/serve.ts'
import { statisticsEndpoints } from '#shared/contract/games/statistics.ts'
import type { StatisticsService } from './statistics.service.ts'

export function statisticsRoutes(serve: Serve, statistics: StatisticsService) {
  serve(statisticsEndpoints.tell, ({ body, gameServer }) => statistics.tell(body, gameServer))
}
