/** What shows how the whole site does: it sees every other wing and is seen by none. */
import type { Wing, WingTools } from '#server/http/wing.ts'
import type { AccountsServices } from '#server/modules/accounts/accounts.wiring.ts'
import type { ContentServices } from '#server/modules/content/content.wiring.ts'
import type { PlatformServices } from '#server/modules/platform/platform.wiring.ts'
import { dashboardRoutes } from './dashboard/dashboard.routes.ts'
import { createDashboardService } from './dashboard/dashboard.service.ts'
import { createDashboardStore } from './dashboard/dashboard.store.ts'
import { healthRoutes } from './health/health.routes.ts'

export function wireOperations({
  database,
  now,
  platform: { audit },
  accounts,
  content,
}: WingTools & { platform: PlatformServices; accounts: AccountsServices; content: ContentServices }) {
  const dashboard = createDashboardService({
    dashboard: createDashboardStore(database),
    counts: { ...accounts.counts, ...content.counts },
    audit,
    now,
  })

  return {
    services: {},
    routes(serve) {
      dashboardRoutes(serve, dashboard)
      healthRoutes(serve, database)
    },
    background: [],
    close: async () => {},
  } satisfies Wing
}
