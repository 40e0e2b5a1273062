import type { CurrentUser } from '#server/lib/current-user.ts'
import type { AuditService } from '#server/modules/platform/audit/audit.service.ts'
import {
  ACTIVITY_LIST_MAX,
  REGISTRATION_CHART_DAYS,
  REGISTRATION_HEATMAP_DAYS,
} from '#shared/constants/content-limits.ts'
import type { Language } from '#shared/constants/languages.ts'
import type { Permission } from '#shared/constants/permissions.ts'
import { roleAudit } from '#shared/contract/accounts/roles.audit.texts.ts'
import { userAudit } from '#shared/contract/accounts/users.audit.texts.ts'
import { allCollections } from '#shared/contract/content/collections/all-collections.ts'
import { collectionAuditOf } from '#shared/contract/content/collections.audit.texts.ts'
import { feedbackAudit } from '#shared/contract/content/feedback.audit.texts.ts'
import { newsAudit } from '#shared/contract/content/news.audit.texts.ts'
import { pageAudit } from '#shared/contract/content/pages.audit.texts.ts'
import { gameServerAudit } from '#shared/contract/games/game-servers.audit.texts.ts'
import { releaseAudit } from '#shared/contract/games/launcher.audit.texts.ts'
import { maintenanceAudit } from '#shared/contract/games/maintenance.audit.texts.ts'
import type { ActivityItem, DashboardStats, Registrations } from '#shared/contract/operations/dashboard.ts'
import { incidentAudit } from '#shared/contract/operations/incidents.audit.texts.ts'
import { announcementAudit } from '#shared/contract/platform/announcement.audit.texts.ts'
import { imageAudit } from '#shared/contract/platform/images.audit.texts.ts'
import { siteAudit } from '#shared/contract/platform/site.audit.texts.ts'
import { wordAudit } from '#shared/contract/platform/words.audit.texts.ts'
import type { DashboardStore } from './dashboard.store.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** Who sees on the panel's first page what was done to a noun; all others take `view_audit_log`. */
const PERMISSION_BY_NOUN: Readonly<Record<string, Permission>> = {
  [userAudit.name]: 'manage_users',
  [roleAudit.name]: 'manage_roles',
  [newsAudit.name]: 'manage_news',
  [feedbackAudit.name]: 'manage_feedback',
  [gameServerAudit.name]: 'manage_game_servers',
  [maintenanceAudit.name]: 'manage_game_servers',
  [releaseAudit.name]: 'manage_launcher',
  [incidentAudit.name]: 'manage_status',
  [siteAudit.name]: 'manage_site',
  [wordAudit.name]: 'manage_site',
  [announcementAudit.name]: 'manage_content',
  [imageAudit.name]: 'manage_content',
  [pageAudit.name]: 'manage_content',
  ...Object.fromEntries(
    allCollections.map((collection) => [collectionAuditOf(collection).name, collection.permission]),
  ),
}

export type DashboardService = ReturnType<typeof createDashboardService>
export function createDashboardService({
  dashboard,
  counts,
  audit,
  now,
}: {
  dashboard: DashboardStore
  /** How many there are of each. */
  counts: Record<'users' | 'news' | 'feedback' | 'roles', () => Promise<number>>
  audit: AuditService
  now: () => Date
}) {
  return {
    async getStats(): Promise<DashboardStats> {
      const days = await listLastDays(REGISTRATION_CHART_DAYS)
      const countOf = (last: number) => days.slice(-last).reduce((sum, { count }) => sum + count, 0)
      return {
        totalUsers: await counts.users(),
        totalNews: await counts.news(),
        totalFeedback: await counts.feedback(),
        totalRoles: await counts.roles(),
        registrationsToday: countOf(1),
        registrationsWeek: countOf(7),
        registrationsMonth: countOf(REGISTRATION_CHART_DAYS),
      }
    },

    /** What was done lately to what `reader` may manage; to anything when the log is open to them. */
    async listActivity(
      language: Language,
      reader: Pick<CurrentUser, 'permissions'>,
    ): Promise<ActivityItem[]> {
      const may = (permission: Permission) => reader.permissions.includes(permission)
      const nouns = Object.entries(PERMISSION_BY_NOUN).flatMap(([noun, permission]) =>
        may(permission) ? [noun] : [],
      )
      const seen = may('view_audit_log') ? undefined : nouns
      const entries = await audit.listLatest(ACTIVITY_LIST_MAX, language, seen)
      return entries.map(({ id, noun, action, description, at }) => ({
        type: `${noun}.${action}`,
        id,
        description,
        timestamp: at,
      }))
    },

    listRegistrations: (): Promise<Registrations> => listLastDays(REGISTRATION_CHART_DAYS),

    async listRegistrationsOfYear(): Promise<Registrations> {
      const first = Math.floor(now().getTime() / DAY_MS) - REGISTRATION_HEATMAP_DAYS
      const rows = await dashboard.listRegistrationsByDay(first)
      return rows.map(({ day, count }) => ({ date: isoDate(day), count }))
    },
  }

  /** Each of so many days, today the last of them, in UTC; days without registrations included. */
  async function listLastDays(length: number): Promise<Registrations> {
    const first = Math.floor(now().getTime() / DAY_MS) - length + 1
    const rows = await dashboard.listRegistrationsByDay(first)
    const countByDay = new Map(rows.map(({ day, count }) => [day, count]))
    return Array.from({ length }, (_, index) => ({
      date: isoDate(first + index),
      count: countByDay.get(first + index) ?? 0,
    }))
  }
}

function isoDate(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10)
}
