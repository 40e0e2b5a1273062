/** The sections of the admin panel, each with the permission that opens it (specification, section 6). */
import {
  House,
  type LucideIcon,
  MessageSquareText,
  Newspaper,
  Rocket,
  ScrollText,
  Server,
  ShieldCheck,
  Users,
} from 'lucide-react'
import type { Permission } from '#shared/constants/permissions.ts'
import { paths } from '#web/routing/paths.ts'
import type { AdminTexts } from './admin.texts.ts'

export type AdminSection = {
  path: string
  text: keyof AdminTexts
  permission: Permission
  Icon: LucideIcon
}

export const adminSections: readonly AdminSection[] = [
  { path: paths.admin, text: 'home', permission: 'access_admin_panel', Icon: House },
  { path: paths.adminUsers, text: 'users', permission: 'manage_users', Icon: Users },
  { path: paths.adminNews, text: 'news', permission: 'manage_news', Icon: Newspaper },
  { path: paths.adminRoles, text: 'roles', permission: 'manage_roles', Icon: ShieldCheck },
  { path: paths.adminFeedback, text: 'feedback', permission: 'view_feedback', Icon: MessageSquareText },
  { path: paths.adminServers, text: 'servers', permission: 'manage_game_servers', Icon: Server },
  { path: paths.adminLauncher, text: 'launcher', permission: 'manage_launcher', Icon: Rocket },
  { path: paths.adminAudit, text: 'audit', permission: 'view_audit_log', Icon: ScrollText },
]

/** The section an address belongs to: the longest one it lies in. */
export function sectionOf(pathname: string): AdminSection | undefined {
  return adminSections
    .filter(({ path }) => pathname === path || (path !== paths.admin && pathname.startsWith(`${path}/`)))
    .at(-1)
}
