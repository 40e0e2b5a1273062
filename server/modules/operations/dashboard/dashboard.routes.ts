import type { Serve } from '#server/http/serve.ts'
import { dashboardEndpoints } from '#shared/contract/operations/dashboard.ts'
import type { DashboardService } from './dashboard.service.ts'

export function dashboardRoutes(serve: Serve, dashboard: DashboardService) {
  serve(dashboardEndpoints.stats, () => dashboard.getStats())
  serve(dashboardEndpoints.activity, ({ language, currentUser }) =>
    dashboard.listActivity(language, currentUser),
  )
  serve(dashboardEndpoints.registrations, () => dashboard.listRegistrations())
  serve(dashboardEndpoints.registrationsHeatmap, () => dashboard.listRegistrationsOfYear())
}
