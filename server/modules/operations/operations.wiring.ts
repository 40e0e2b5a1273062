/** What shows how the whole site does: it sees every other wing and is seen by none. */
import { LEASE_RENEWAL_MS, type Wing, type WingTools } from '#server/http/wing.ts'
import type { AccountsServices } from '#server/modules/accounts/accounts.wiring.ts'
import type { ContentServices } from '#server/modules/content/content.wiring.ts'
import type { GamesServices } from '#server/modules/games/games.wiring.ts'
import type { PlatformServices } from '#server/modules/platform/platform.wiring.ts'
import { wireBackups } from './backups/wire-backups.ts'
import { cspReportsRoutes } from './csp-reports/csp-reports.routes.ts'
import { dashboardRoutes } from './dashboard/dashboard.routes.ts'
import { createDashboardService } from './dashboard/dashboard.service.ts'
import { createDashboardStore } from './dashboard/dashboard.store.ts'
import { figuresRoutes } from './figures/figures.routes.ts'
import { createFiguresService } from './figures/figures.service.ts'
import { healthRoutes } from './health/health.routes.ts'
import { createReadinessService } from './health/readiness.service.ts'
import { createReadinessStore } from './health/readiness.store.ts'
import { incidentsRoutes } from './incidents/incidents.routes.ts'
import { createIncidentsService } from './incidents/incidents.service.ts'
import { createIncidentsStore } from './incidents/incidents.store.ts'
import { createIncidentsFeed } from './incidents/incidents-feed.ts'
import { closedServices, closedServicesAt } from './status/closed-services.ts'
import { createServiceRecorder } from './status/service-recorder.ts'
import { createServiceStatusStore } from './status/service-status.store.ts'
import { statusRoutes } from './status/status.routes.ts'
import { createStatusService } from './status/status.service.ts'

const STATUS_CHECK_MS = 1_000
const BACKUP_CHECK_MS = 60_000

export function wireOperations({
  config,
  database,
  storage,
  now,
  machineUptime,
  log,
  platform: { audit, firstDay, invalidation, maintenanceMode, site, versioned, words, createLease },
  accounts,
  content,
  games,
}: WingTools & {
  platform: PlatformServices
  accounts: AccountsServices
  content: ContentServices
  games: GamesServices
}) {
  const dashboard = createDashboardService({
    dashboard: createDashboardStore(database),
    counts: { ...accounts.counts, ...content.counts },
    audit,
    now,
  })
  const figures = createFiguresService({
    counts: { registered: accounts.counts.registered, feedback: content.counts.feedback },
    gameServers: games.gameServers,
    now,
  })
  invalidation.onInvalidate((topic) => {
    if (topic === 'site') figures.forget()
  })
  const measuring = createLease('service-measuring')
  const statuses = createServiceStatusStore(database)
  const incidentsStore = createIncidentsStore(database)
  const incidents = createIncidentsService({
    incidents: incidentsStore,
    versioned,
    invalidation,
    now,
  })
  const recorder = createServiceRecorder({
    statuses,
    trials: { authentication: accounts.trySignIn, launcher: games.tryLauncher },
    listMaintenance: async (from, to) => [
      ...(await incidents.listMaintenance(from, to)),
      ...closedServices(maintenanceMode.closing()),
    ],
    lease: measuring,
    database,
    now,
    machineUptime,
  })
  const status = createStatusService({
    statuses,
    gameServers: games.gameServers,
    listIncidents: incidents.listShown,
    parts: site.parts,
    closedNow: () => closedServicesAt(maintenanceMode.closing(), now().getTime()),
    invalidation,
    now,
  })

  const readiness = createReadinessService({
    store: createReadinessStore(database),
    folder: config.dataDir,
    storage,
    now,
  })

  const backups = wireBackups({ config, database, site, versioned, audit, now, log })
  firstDay.enlist({ backup: backups.service.isCaredFor })

  return {
    services: { assertReady: readiness.assertReady },
    documents: [createIncidentsFeed({ incidents: incidentsStore, site, words })],
    routes(serve) {
      dashboardRoutes(serve, dashboard)
      figuresRoutes(serve, figures)
      healthRoutes(serve, database.engine, readiness)
      cspReportsRoutes(serve, log)
      statusRoutes(serve, status)
      incidentsRoutes(serve, incidents)
      backups.routes(serve)
    },
    background: [
      { every: LEASE_RENEWAL_MS, run: () => measuring.renew() },
      { every: STATUS_CHECK_MS, run: () => recorder.measureDue() },
      { every: STATUS_CHECK_MS, run: () => status.followChanges() },
      { every: BACKUP_CHECK_MS, run: backups.service.startDue },
    ],
    async close() {
      await backups.close()
      await measuring.release()
    },
  } satisfies Wing
}
