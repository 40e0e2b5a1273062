import type { Serve } from '#server/http/serve.ts'
import type { WingTools } from '#server/http/wing.ts'
import type { AccountsServices } from '#server/modules/accounts/accounts.wiring.ts'
import type { GameServersStore } from '#server/modules/games/game-servers/game-servers.store.ts'
import type { ShownServers } from '#server/modules/games/game-servers/shown-servers.ts'
import type { PlatformServices } from '#server/modules/platform/platform.wiring.ts'
import { createClaimedPlayersStore } from './claimed-players.store.ts'
import { createEndedStandingsStore } from './ended-standings.store.ts'
import { leaderboardsRoutes } from './leaderboards.routes.ts'
import { createLeaderboardsService } from './leaderboards.service.ts'
import { createRefreshStandings } from './refresh-standings.ts'
import { createSeasonsService } from './seasons.service.ts'
import { createSeasonsStore } from './seasons.store.ts'
import { createStandingChangesStore } from './standing-changes.store.ts'
import { standingsData } from './standings.personal.ts'
import { createStandingsStore } from './standings.store.ts'

/** How long a table may lag behind what games tell: a minute at most, with the time it takes. */
const REFRESH_MS = 15_000

export function wireLeaderboards({
  database,
  now,
  shownServers,
  gameServers,
  platform: { audit, invalidation, personalData },
  accounts: { isBanned, persons },
}: Pick<WingTools, 'database' | 'now'> & {
  shownServers: ShownServers
  gameServers: Pick<GameServersStore, 'find'>
  platform: Pick<PlatformServices, 'audit' | 'invalidation' | 'personalData'>
  accounts: Pick<AccountsServices, 'isBanned' | 'persons'>
}) {
  const endedStandings = createEndedStandingsStore(database)
  const changes = createStandingChangesStore(database)
  const players = createClaimedPlayersStore(database, endedStandings, changes)
  const standings = createStandingsStore(database)
  const store = createSeasonsStore(database)
  const { refresh, refreshAtOnce, addLeftOut } = createRefreshStandings({
    standings,
    changes,
    ended: endedStandings,
    players,
    invalidation,
    now,
  })
  const leaderboards = createLeaderboardsService({
    standings,
    seasons: store,
    isBanned,
    shownServers,
    invalidation,
    now,
  })
  const seasons = createSeasonsService({
    seasons: store,
    gameServers,
    shownServers,
    refreshStandings: refreshAtOnce,
    addLeftOut,
    noteFigures: changes.noteFigures,
    endedStandings,
    invalidation,
    audit,
    now,
  })
  personalData.enlist(standingsData, { forgetOld: standings.removeOfGoneServers })
  persons.enlist({ topics: ['leaderboards'], inTurn: 'leaderboards' })
  return {
    noteStanding: changes.noteAccount,
    /** Whose players in the tables are that stood there without an account. */
    players,
    holdSeasons: seasons.hold,
    strikeOut: seasons.strikeOut,
    routes: (serve: Serve) => leaderboardsRoutes(serve, leaderboards, seasons),
    background: [
      { every: REFRESH_MS, run: refresh },
      { every: REFRESH_MS, run: seasons.endDue },
    ],
  }
}
