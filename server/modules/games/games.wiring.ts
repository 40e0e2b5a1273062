/** The game servers, how they are and when they are worked on, and the launcher that leads to them. */
import { join } from 'node:path'
import { CLEANUP_MS, LEASE_RENEWAL_MS, type Wing, type WingTools } from '#server/http/wing.ts'
import type { AccountsServices } from '#server/modules/accounts/accounts.wiring.ts'
import type { ContentServices } from '#server/modules/content/content.wiring.ts'
import type { PlatformServices } from '#server/modules/platform/platform.wiring.ts'
import { REGISTRATIONS_TOPIC } from '#shared/contract/games/tournaments.ts'
import { createAgentKeysService } from './agents/agent-keys.service.ts'
import { createAgentKeysStore } from './agents/agent-keys.store.ts'
import { agentsRoutes } from './agents/agents.routes.ts'
import { deliveriesRoutes } from './deliveries/deliveries.routes.ts'
import { deliveringRoutes } from './deliveries/delivering.routes.ts'
import { wireDeliveries } from './deliveries/wire-deliveries.ts'
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
import { createDownloadCounts } from './launcher/download-counts.ts'
import { launcherRoutes } from './launcher/launcher.routes.ts'
import { createLauncherService } from './launcher/launcher.service.ts'
import { createLauncherStore } from './launcher/launcher.store.ts'
import { createLauncherFiles } from './launcher/launcher-files.ts'
import { createStoredLauncherFiles } from './launcher/stored-launcher-files.ts'
import { maintenanceRoutes } from './maintenance/maintenance.routes.ts'
import { createMaintenanceService } from './maintenance/maintenance.service.ts'
import { createMaintenanceStore } from './maintenance/maintenance.store.ts'
import { statisticsRoutes } from './statistics/statistics.routes.ts'
import { wireStatistics } from './statistics/wire-statistics.ts'
import { registrationsData } from './tournaments/registrations.personal.ts'
import { registrationsRoutes } from './tournaments/registrations.routes.ts'
import { createRegistrationsService } from './tournaments/registrations.service.ts'
import { createRegistrationsStore } from './tournaments/registrations.store.ts'
import { createStaffRegistrationsService } from './tournaments/staff-registrations.service.ts'
import { lacksWinner } from './tournaments/tournament-entries.ts'
import { tournamentLetterWords } from './tournaments/tournament-letter.texts.ts'
import {
  createTournamentLettersService,
  TOURNAMENT_LETTER,
} from './tournaments/tournament-letters.service.ts'
import { tournamentNotices } from './tournaments/tournament-notices.ts'

const STATUS_CHECK_MS = 1_000
/** How long what shows tournaments may lag behind those who register: a flood of them empties no cache more often. */
const SHOWN_CHECK_MS = 1_000
const LEASES_CHECK_MS = 1_000
const DOWNLOADS_FLUSH_MS = 60_000

/** Where the delivered game servers stand: nobody plays there. */
const DELIVERED_ADDRESS = /\.example(?::\d+)?$|roblox\.com\/games\/?$/

export type GamesServices = ReturnType<typeof wireGames>['services']
export function wireGames({
  config,
  database,
  storage,
  now,
  log,
  platform: {
    audit,
    firstDay,
    invalidation,
    mail,
    noticeChoices,
    notices,
    pending,
    personalData,
    site,
    versioned,
    words,
    createLease,
  },
  accounts: { isBanned, letters, persons },
  probeGameServers = createProbeGameServers({
    allowPrivate: config.probeAllowPrivate,
    robloxApiUrl: config.robloxApiUrl,
    now: Date.now,
  }),
  content: { entries },
}: WingTools & {
  platform: PlatformServices
  accounts: AccountsServices
  content: ContentServices
  probeGameServers: ProbeGameServers | undefined
}) {
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
  const games = { gameServers: gameServersStore, audit, database, now }
  const { deliveries, staffDeliveries, claiming, reporting, waiting, followNews } = wireDeliveries({
    ...games,
    log,
    platform: { audit, pending, personalData },
  })
  const agentKeys = createAgentKeysService({
    ...games,
    keys: createAgentKeysStore(database),
    endWaiting: (keyId) => waiting.endKeys(new Set([keyId])),
  })
  const { lock: lockGameServer } = gameServersStore
  const statistics = wireStatistics({ database, now, lockGameServer, personalData })
  const launcherFolder = join(config.dataDir, 'launcher')
  const launcherFiles =
    storage.kind === 's3'
      ? createStoredLauncherFiles({ storage, folder: launcherFolder })
      : createLauncherFiles({ folder: launcherFolder })
  const launcherStore = createLauncherStore(database)
  const downloads = createDownloadCounts({ add: launcherStore.addDownloads, now })
  const launcher = createLauncherService({
    launcher: launcherStore,
    files: launcherFiles,
    versioned,
    invalidation,
    now,
  })

  const registrationsStore = createRegistrationsStore(database)
  const tournamentTools = { registrations: registrationsStore, entries, invalidation, database, now }
  const registrations = createRegistrationsService({ ...tournamentTools, parts: site.parts })
  const staffRegistrations = createStaffRegistrationsService({
    ...tournamentTools,
    isBanned,
    audit,
    mail,
    notices,
  })
  const tournamentLetters = createTournamentLettersService({
    ...tournamentTools,
    letters,
    mail,
    notices,
    noticeChoices,
    site,
  })
  notices.enlist(...tournamentNotices)
  entries.enlistCounts('tournaments', registrationsStore.countAll)
  persons.enlist({ topics: [REGISTRATIONS_TOPIC] })
  words.enlist(tournamentLetterWords)
  personalData.enlist(registrationsData)
  mail.enlist(TOURNAMENT_LETTER, tournamentLetters.writeLetter)

  pending.enlist({
    tournaments: {
      permission: 'manage_content',
      count: async () =>
        (await entries.list('tournaments')).filter((entry) => lacksWinner(entry, now())).length,
    },
  })
  entries.enlistUses('server-features', gameServers.listNamesWith)
  firstDay.enlist({
    gameServer: async () => {
      const shown = await shownServers.list()
      return shown.length > 0 && !shown.some(({ ip }) => DELIVERED_ADDRESS.test(ip))
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
        stateOf: gameStatus.stateOf,
        listStates: gameStatus.listShown,
        findRecord: gameStatus.findRecord,
        uptimeOf: gameStatus.uptimeOf,
        listDays: gameStatus.listDays,
        listMaintenance: () => maintenance.listEndingAfter(),
      },
      tryLauncher: launcher.areFilesThere,
      deliveries,
      authenticateGameServer: agentKeys.authenticate,
    },
    routes(serve) {
      agentsRoutes(serve, agentKeys)
      deliveriesRoutes(serve, staffDeliveries)
      deliveringRoutes(serve, claiming, reporting)
      statisticsRoutes(serve, statistics)
      gameServersRoutes(serve, gameServers)
      gameStatusRoutes(serve, gameStatus)
      maintenanceRoutes(serve, maintenance)
      registrationsRoutes(serve, registrations, staffRegistrations)
      launcherRoutes(serve, launcher, launcherFiles, downloads)
    },
    hurry: waiting.close,
    background: [
      { every: LEASE_RENEWAL_MS, run: () => probing.renew() },
      { every: STATUS_CHECK_MS, run: () => gameStatus.refresh() },
      { every: STATUS_CHECK_MS, run: () => maintenance.followClock() },
      { every: LEASES_CHECK_MS, run: () => claiming.endLeases() },
      { every: LEASES_CHECK_MS, run: followNews },
      { every: LEASES_CHECK_MS, run: () => deliveries.cancelTakenBack() },
      { every: SHOWN_CHECK_MS, run: () => registrations.refreshShown() },
      { every: SHOWN_CHECK_MS, run: () => tournamentLetters.tellSome() },
      { every: CLEANUP_MS, run: () => registrations.removeOfSamples() },
      { every: CLEANUP_MS, run: () => launcher.removeAbandonedUploads() },
      { every: DOWNLOADS_FLUSH_MS, run: () => downloads.flush() },
    ],
    async close() {
      await downloads.flush().catch((err: unknown) => log.error({ err }, 'downloads were not counted'))
      await probing.release()
    },
  } satisfies Wing
}
