/** The sections of the admin panel in their order; what opens each is said of its page (specification, section 6). */
import {
  House,
  type LucideIcon,
  MessageSquareText,
  Newspaper,
  Radio,
  Rocket,
  ScrollText,
  Server,
  ShieldCheck,
  Users,
} from 'lucide-react'
import { addresses } from '#shared/addresses.ts'
import type { AdminTexts } from './admin.texts.ts'

export type AdminSection = { path: string; text: keyof AdminTexts; Icon: LucideIcon }

export const adminSections: readonly AdminSection[] = [
  { path: addresses.admin, text: 'home', Icon: House },
  { path: addresses.adminUsers, text: 'users', Icon: Users },
  { path: addresses.adminNews, text: 'news', Icon: Newspaper },
  { path: addresses.adminRoles, text: 'roles', Icon: ShieldCheck },
  { path: addresses.adminFeedback, text: 'feedback', Icon: MessageSquareText },
  { path: addresses.adminServers, text: 'servers', Icon: Server },
  { path: addresses.adminLauncher, text: 'launcher', Icon: Rocket },
  { path: addresses.adminStatus, text: 'status', Icon: Radio },
  { path: addresses.adminAudit, text: 'audit', Icon: ScrollText },
]

/** The section an address belongs to: the longest one it lies in. */
export function sectionOf(pathname: string): AdminSection | undefined {
  return adminSections
    .filter(({ path }) => pathname === path || (path !== addresses.admin && pathname.startsWith(`${path}/`)))
    .at(-1)
}
