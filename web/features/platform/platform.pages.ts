import { addresses } from '#shared/addresses.ts'
import { type Route, route } from '#web/routing/route.ts'

export const platformPages: readonly Route[] = [
  route(addresses.adminAudit, () => import('./audit/staff/audit.page.ts'), 'view_audit_log'),
]
