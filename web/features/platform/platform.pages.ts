import { addresses } from '#shared/addresses.ts'
import { type Route, route } from '#web/routing/route.ts'

export const platformPages: readonly Route[] = [
  route(addresses.notices, () => import('./notices/notices.page.ts'), 'signed-in'),
  route(addresses.adminSite, () => import('./site/staff/admin-site.page.ts'), 'manage_site'),
  route(addresses.adminMedia, () => import('./images/staff/admin-images.page.ts'), 'manage_content'),
  route(
    addresses.adminAnnouncement,
    () => import('./announcement/staff/admin-announcement.page.ts'),
    'manage_content',
  ),
  route(addresses.adminNotices, () => import('./notices/staff/admin-notices.page.ts'), 'send_notices'),
  route(
    addresses.adminMaintenance,
    () => import('./maintenance-mode/staff/admin-maintenance.page.ts'),
    'manage_site',
  ),
  route(addresses.adminMenus, () => import('./menus/staff/admin-menus.page.ts'), 'manage_site'),
  route(addresses.adminWords, () => import('./words/staff/admin-words.page.ts'), 'manage_site'),
  route(addresses.adminAudit, () => import('./audit/staff/audit.page.ts'), 'view_audit_log'),
  route(addresses.adminWebhooks, () => import('./webhooks/staff/webhooks.page.ts'), 'manage_site'),
  route(addresses.adminMail, () => import('./mail-server/staff/mail-server.page.ts'), 'manage_mail'),
  route(addresses.adminSecurity, () => import('./security/staff/security.page.ts'), 'view_security_events'),
]
