import { addresses } from '#shared/addresses.ts'
import { type Route, route } from '#web/routing/route.ts'

export const operationsPages: readonly Route[] = [
  route(addresses.status, () => import('./status/status.page.ts')),
  route(addresses.admin, () => import('./dashboard/staff/dashboard.page.ts'), 'access_admin_panel'),
  route(addresses.adminStatus, () => import('./incidents/staff/admin-incidents.page.ts'), 'manage_status'),
  route(addresses.adminBackups, () => import('./backups/staff/backups.page.ts'), 'manage_backups'),
  route(addresses.adminIncident, () => import('./incidents/staff/incident-editor.page.ts'), 'manage_status'),
]
