import type { Serve } from '#server/http/serve.ts'
import type { WingTools } from '#server/http/wing.ts'
import type { HoldSeasons, StrikeOut } from '#server/lib/games/count-earned.ts'
import type { RecognizePlayers } from '#server/lib/games/recognize-players.ts'
import type { AccountsServices } from '#server/modules/accounts/accounts.wiring.ts'
import type { ContentServices } from '#server/modules/content/content.wiring.ts'
import type { GameServersStore } from '#server/modules/games/game-servers/game-servers.store.ts'
import type { PresenceService } from '#server/modules/games/presence/presence.service.ts'
import type { PlatformServices } from '#server/modules/platform/platform.wiring.ts'
import { createFiguresOf } from './figures.service.ts'
import { createFiguresStore } from './figures.store.ts'
import { createPlayedTimesService } from './played-times.service.ts'
import type { PlayedTimesStore } from './played-times.store.ts'
import { createStaffFiguresService } from './staff-figures.service.ts'
import { createStaffFiguresStore } from './staff-figures.store.ts'
import { statisticsData } from './statistics.personal.ts'
import { statisticsRoutes } from './statistics.routes.ts'
import { createStatisticsService } from './statistics.service.ts'
import { createStatisticsStore } from './statistics.store.ts'
import { createStatisticsSettingsService } from './statistics-settings.service.ts'
import { createStatisticsSettingsStore } from './statistics-settings.store.ts'
import { createTakePlayers } from './take-players.ts'
import { createToldAchievementsService } from './told-achievements.service.ts'
import { createToldAchievementsStore } from './told-achievements.store.ts'

const COUNT_PLAYED_MS = 60_000

export function wireStatistics({
  database,
  now,
  playedTimes,
  lockGameServer,
  recognizePlayers,
  holdSeasons,
  strikeOut,
  hear,
  platform,
  accounts,
  content,
}: Pick<WingTools, 'database' | 'now'> & {
  playedTimes: PlayedTimesStore
  lockGameServer: GameServersStore['lock']
  recognizePlayers: RecognizePlayers
  holdSeasons: HoldSeasons
  strikeOut: StrikeOut
  hear: PresenceService['hear']
  platform: PlatformServices
  accounts: AccountsServices
  content: ContentServices
}) {
  const store = createStatisticsStore(database)
  platform.personalData.enlist(statisticsData, { forgetOld: store.removeOfGoneServers })
  const told = createToldAchievementsStore(database, now)
  const takePlayers = createTakePlayers({
    statistics: store,
    noteAchievements: told.note,
    holdSeasons,
    recognizePlayers,
  })
  const taking = { takePlayers, lockGameServer, database, now }
  const settings = createStatisticsSettingsService({
    ...taking,
    settings: createStatisticsSettingsStore(database),
    versioned: platform.versioned,
  })
  const statistics = createStatisticsService({ ...taking, findJumpBound: settings.findJumpBound })
  const toldAchievements = createToldAchievementsService({
    told,
    listDefinitions: () => content.entries.listPublished('achievements'),
  })
  const { count } = createPlayedTimesService({ playedTimes, ...taking })
  const figuresOf = createFiguresOf({
    figures: createFiguresStore(database),
    listTiers: () => content.entries.listPublished('ranks'),
  })
  accounts.persons.enlist({ topics: [], figuresOf })
  const staff = createStaffFiguresService({
    figures: createStaffFiguresStore(database),
    lockGameServer,
    strikeOut,
    audit: platform.audit,
    database,
    now,
  })
  platform.pending.enlist({ jumps: { permission: 'manage_statistics', count: staff.countWaiting } })
  return {
    figuresOf,
    /** What players earned, to be given with their names. */
    figures: store,
    routes: (serve: Serve) =>
      statisticsRoutes(serve, { statistics, staff, settings, toldAchievements, hear }),
    background: [{ every: COUNT_PLAYED_MS, run: count }],
  }
}
