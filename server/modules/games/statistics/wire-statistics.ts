import type { WingTools } from '#server/http/wing.ts'
import type { GameServersStore } from '#server/modules/games/game-servers/game-servers.store.ts'
import type { PlatformServices } from '#server/modules/platform/platform.wiring.ts'
import { findHolders } from './find-holders.ts'
import { statisticsData } from './statistics.personal.ts'
import { createStatisticsService } from './statistics.service.ts'
import { createStatisticsStore } from './statistics.store.ts'

export function wireStatistics({
  database,
  now,
  lockGameServer,
  personalData,
}: Pick<WingTools, 'database' | 'now'> & {
  lockGameServer: GameServersStore['lock']
  personalData: PlatformServices['personalData']
}) {
  const statistics = createStatisticsStore(database)
  personalData.enlist(statisticsData, { forgetOld: statistics.removeOfGoneServers })
  return createStatisticsService({
    statistics,
    lockGameServer,
    findHolders,
    database,
    now,
  })
}
