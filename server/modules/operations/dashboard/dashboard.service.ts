import type { CurrentUser } from '#server/lib/current-user.ts'
import type { AuditService } from '#server/modules/platform/audit/audit.service.ts'
import {
  ACTIVITY_LIST_MAX,
  REGISTRATION_CHART_DAYS,
  REGISTRATION_HEATMAP_DAYS,
} from '#shared/constants/content-limits.ts'
import type { Language } from '#shared/constants/languages.ts'
import type { Permission } from '#shared/constants/permissions.ts'
import { auditNouns } from '#shared/contract/all-audit-nouns.ts'
import type { ActivityItem, DashboardStats, Registrations } from '#shared/contract/operations/dashboard.ts'
import type { DashboardStore } from './dashboard.store.ts'

const DAY_MS = 24 * 60 * 60 * 1000

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
      const nouns = auditNouns.filter(({ permission }) => may(permission)).map(({ name }) => name)
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
