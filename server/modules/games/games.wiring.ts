/** The game servers, how they are and when they are worked on, and the launcher that leads to them. */
import { CLEANUP_MS, LEASE_RENEWAL_MS, type Wing, type WingTools } from '#server/http/wing.ts'
import type { AccountsServices } from '#server/modules/accounts/accounts.wiring.ts'
import type { ContentServices } from '#server/modules/content/content.wiring.ts'
import type { PlatformServices } from '#server/modules/platform/platform.wiring.ts'
import { isExampleAddress } from '#shared/contract/games/game-server-address.ts'
import { wireAchievements } from './achievements/wire-achievements.ts'
import { createAgentKeysService } from './agents/agent-keys.service.ts'
import { createAgentKeysStore } from './agents/agent-keys.store.ts'
import { agentsRoutes } from './agents/agents.routes.ts'
import { createAzlinkStore } from './azlink/azlink.store.ts'
import { wireAzlink } from './azlink/wire-azlink.ts'
import { wireBridgeSettings } from './bridge-settings/wire-bridge-settings.ts'
import { wireConsoles } from './consoles/wire-consoles.ts'
import { deliveriesRoutes } from './deliveries/deliveries.routes.ts'
import { deliveringRoutes } from './deliveries/delivering.routes.ts'
import { wireDeliveries } from './deliveries/wire-deliveries.ts'
import { wireGameNames, wireRecognizePlayers } from './game-names/wire-game-names.ts'
import { gameServersRoutes } from './game-servers/game-servers.routes.ts'
import { createGameServersService } from './game-servers/game-servers.service.ts'
import { createGameServersStore } from './game-servers/game-servers.store.ts'
import { createShownServers } from './game-servers/shown-servers.ts'
import { gameStatusRoutes } from './game-status/game-status.routes.ts'
import { createGameStatusService } from './game-status/game-status.service.ts'
import { createGameStatusStore } from './game-status/game-status.store.ts'
import { createLookUp } from './game-status/look-up.ts'
import { createProbeGameServers } from './game-status/probe-game-servers.ts'
import { createMayProbe } from './game-status/probe-minecraft.ts'
import type { ProbeGameServers } from './game-status/prober.ts'
import { wireLandcoins } from './landcoins/wire-landcoins.ts'
import { wireLauncher } from './launcher/wire-launcher.ts'
import { wireLeaderboards } from './leaderboards/wire-leaderboards.ts'
import { maintenanceRoutes } from './maintenance/maintenance.routes.ts'
import { createMaintenanceService } from './maintenance/maintenance.service.ts'
import { createMaintenanceStore } from './maintenance/maintenance.store.ts'
import { wirePlayers } from './players/wire-players.ts'
import { wirePresence } from './presence/wire-presence.ts'
import { createPlayedTimesStore } from './statistics/played-times.store.ts'
import { wireStatistics } from './statistics/wire-statistics.ts'
import { wireTournaments } from './tournaments/wire-tournaments.ts'
import { wireWidgets } from './widgets/wire-widgets.ts'

const STATUS_CHECK_MS = 1_000
const LEASES_CHECK_MS = 1_000

/** Where the delivered game servers stand: nobody plays there. */
const isDelivered = (address: string) => isExampleAddress(address) || /roblox\.com\/games\/?$/.test(address)

export type GamesServices = ReturnType<typeof wireGames>['services']
export function wireGames({
  config,
  database,
  secrets,
  storage,
  now,
  log,
  platform,
  accounts,
  probeGameServers = createProbeGameServers({
    allowPrivate: config.probeAllowPrivate,
    robloxApiUrl: config.robloxApiUrl,
    now: Date.now,
  }),
  content,
}: WingTools & {
  platform: PlatformServices
  accounts: AccountsServices
  content: ContentServices
  probeGameServers: ProbeGameServers | undefined
}) {
  const { audit, firstDay, invalidation, site, versioned, createLease } = platform
  const { entries } = content
  const gameServersStore = createGameServersStore(database)
  const shownServers = createShownServers({ gameServers: gameServersStore, parts: site.parts })
  const probing = createLease('game-server-probing')
  const maintenance = createMaintenanceService({
    maintenance: createMaintenanceStore(database),
    gameServers: gameServersStore,
    versioned,
    invalidation,
    now,
  })
  const gameStatus = createGameStatusService({
    gameStatus: createGameStatusStore(database),
    gameServers: gameServersStore,
    probeGameServers,
    lease: probing,
    maintenance,
    shownServers,
    invalidate: () => invalidation.invalidate('game-servers'),
    probeIntervalMs: config.probeIntervalMs,
    database,
    now,
    random: Math.random,
  })
  const gameServers = createGameServersService({
    gameServers: gameServersStore,
    shownServers,
    listWindows: () => maintenance.listEndingAfter(),
    uptimeOf: gameStatus.uptimeOf,
    mayProbe: createMayProbe({ allowPrivate: config.probeAllowPrivate }),
    lookUp: createLookUp({
      allowPrivate: config.probeAllowPrivate,
      robloxApiUrl: config.robloxApiUrl,
      robloxPlacesUrl: config.robloxPlacesUrl,
      now: Date.now,
    }),
    listAddedFeatures: () => entries.listIds('server-features'),
    versioned,
    invalidation,
  })
  const games = { gameServers: gameServersStore, audit, versioned, database, now }
  const playedTimes = createPlayedTimesStore(database)
  const recognizePlayers = wireRecognizePlayers({ database, now, notices: platform.notices })
  const { presence, ...hearing } = wirePresence({
    ...games,
    recognizePlayers,
    notePlaying: playedTimes.note,
    takeTold: gameStatus.takeTold,
    personalData: platform.personalData,
  })
  const { bridgeSettings, ...settings } = wireBridgeSettings(games)
  // AzLink counts no slots.
  const { listAlone: listWithoutSlots } = createAzlinkStore(database)
  const delivering = wireDeliveries({
    ...{ ...games, log, presence, bridgeSettings, platform },
    listWithoutSlots,
  })
  const { deliveries, staffDeliveries, claiming, reporting, waiting, followNews } = delivering
  const consoles = wireConsoles({ ...games, config, secrets, log, createLease, presence, ...delivering })
  const keys = createAgentKeysStore(database)
  const agentKeys = createAgentKeysService({
    ...games,
    keys,
    endWaiting: (keyId) => waiting.endKeys(new Set([keyId])),
    hear: presence.hear,
  })
  const { lock: lockGameServer } = gameServersStore
  const tables = { gameServers: gameServersStore, shownServers }
  const leaderboards = wireLeaderboards({ database, now, ...tables, platform, accounts })
  const players = wirePlayers({
    ...{ database, now, presence, shownServers, platform, accounts },
    noteStanding: leaderboards.noteStanding,
  })
  const { ledger, findHead } = accounts
  const widgets = wireWidgets({ gameStatus, players, findHead, platform, now })
  const landcoins = wireLandcoins({ ...games, ledger, findHolder: players.findHolder })
  const azlink = wireAzlink({ ...games, config, log, presence, ...landcoins, ...delivering })
  const statistics = wireStatistics({
    database,
    now,
    playedTimes,
    lockGameServer,
    recognizePlayers,
    holdSeasons: leaderboards.holdSeasons,
    strikeOut: leaderboards.strikeOut,
    hear: presence.hear,
    platform,
    accounts,
    content,
  })
  const gameNames = wireGameNames({
    ...{ database, now, keys, deliveries, platform, accounts },
    figures: statistics.figures,
    players: leaderboards.players,
    hear: presence.hear,
  })
  const launcher = wireLauncher({ config, database, storage, now, log, platform })
  const tournaments = wireTournaments({ database, now, platform, accounts, content })
  entries.enlistUses('server-features', gameServers.listNamesWith)
  firstDay.enlist({
    gameServer: async () => {
      const shown = await shownServers.list()
      return shown.length > 0 && !shown.some(({ ip }) => isDelivered(ip))
    },
    launcher: async () =>
      (await site.parts()).launcher ? (await launcher.areFilesThere()) === true : undefined,
  })

  return {
    services: {
      gameServers: {
        listShown: shownServers.list,
        /** Hidden ones too. */
        listAll: gameServersStore.list,
        bedrockPrefixOf: bridgeSettings.bedrockPrefixOf,
        listWithoutSlots,
        stateOf: gameStatus.stateOf,
        listStates: gameStatus.listShown,
        findRecord: gameStatus.findRecord,
        uptimeOf: gameStatus.uptimeOf,
        listDays: gameStatus.listDays,
        listMaintenance: () => maintenance.listEndingAfter(),
      },
      tryLauncher: launcher.areFilesThere,
      deliveries,
      enlistPrivileges: players.enlistPrivileges,
      authenticateGameServer: agentKeys.authenticate,
    },
    routes(serve) {
      agentsRoutes(serve, agentKeys)
      settings.routes(serve)
      deliveriesRoutes(serve, staffDeliveries)
      deliveringRoutes(serve, claiming, reporting)
      hearing.routes(serve)
      gameNames.routes(serve)
      statistics.routes(serve)
      leaderboards.routes(serve)
      players.routes(serve)
      widgets.routes(serve)
      azlink.routes(serve)
      landcoins.routes(serve)
      consoles.routes(serve)
      gameServersRoutes(serve, gameServers)
      gameStatusRoutes(serve, gameStatus)
      maintenanceRoutes(serve, maintenance)
      tournaments.routes(serve)
      launcher.routes(serve)
    },
    hurry() {
      consoles.hurry()
      waiting.close()
    },
    background: [
      { every: LEASE_RENEWAL_MS, run: () => probing.renew() },
      { every: STATUS_CHECK_MS, run: () => gameStatus.refresh() },
      { every: STATUS_CHECK_MS, run: () => maintenance.followClock() },
      { every: LEASES_CHECK_MS, run: () => claiming.endLeases() },
      { every: LEASES_CHECK_MS, run: followNews },
      { every: LEASES_CHECK_MS, run: () => deliveries.cancelTakenBack() },
      ...gameNames.background,
      ...statistics.background,
      ...leaderboards.background,
      { every: LEASES_CHECK_MS, run: azlink.wakeSleepers },
      { every: CLEANUP_MS, run: azlink.forgetOld },
      ...consoles.background,
      ...wireAchievements({ database, now, platform, accounts, content }).background,
      ...tournaments.background,
      ...launcher.background,
    ],
    async close() {
      await azlink.close()
      await consoles.close()
      await launcher.close()
      await probing.release()
    },
  } satisfies Wing
}
