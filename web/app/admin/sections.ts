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
import { addresses } from '#shared/addresses.ts'
import type { Permission } from '#shared/constants/permissions.ts'
import type { AdminTexts } from './admin.texts.ts'

export type AdminSection = {
  path: string
  text: keyof AdminTexts
  permission: Permission
  Icon: LucideIcon
}

export const adminSections: readonly AdminSection[] = [
  { path: addresses.admin, text: 'home', permission: 'access_admin_panel', Icon: House },
  { path: addresses.adminUsers, text: 'users', permission: 'manage_users', Icon: Users },
  { path: addresses.adminNews, text: 'news', permission: 'manage_news', Icon: Newspaper },
  { path: addresses.adminRoles, text: 'roles', permission: 'manage_roles', Icon: ShieldCheck },
  { path: addresses.adminFeedback, text: 'feedback', permission: 'view_feedback', Icon: MessageSquareText },
  { path: addresses.adminServers, text: 'servers', permission: 'manage_game_servers', Icon: Server },
  { path: addresses.adminLauncher, text: 'launcher', permission: 'manage_launcher', Icon: Rocket },
  { path: addresses.adminAudit, text: 'audit', permission: 'view_audit_log', Icon: ScrollText },
]

/** The section an address belongs to: the longest one it lies in. */
export function sectionOf(pathname: string): AdminSection | undefined {
  return adminSections
    .filter(({ path }) => pathname === path || (path !== addresses.admin && pathname.startsWith(`${path}/`)))
    .at(-1)
}
