import type { AuditService } from '#server/modules/platform/audit/audit.service.ts'
import {
  ACTIVITY_LIST_MAX,
  REGISTRATION_CHART_DAYS,
  REGISTRATION_HEATMAP_DAYS,
} from '#shared/constants/content-limits.ts'
import type { Language } from '#shared/constants/languages.ts'
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
      const time = now().getTime()
      const [today = 0, week = 0, month = 0] = await dashboard.countRegistrationsSince(
        [1, 7, 30].map((days) => time - days * DAY_MS),
      )
      return {
        totalUsers: await counts.users(),
        totalNews: await counts.news(),
        totalFeedback: await counts.feedback(),
        totalRoles: await counts.roles(),
        registrationsToday: today,
        registrationsWeek: week,
        registrationsMonth: month,
      }
    },

    async listActivity(language: Language): Promise<ActivityItem[]> {
      const entries = await audit.listLatest(ACTIVITY_LIST_MAX, language)
      return entries.map(({ id, noun, action, description, at }) => ({
        type: `${noun}.${action}`,
        id,
        description,
        timestamp: at,
      }))
    },

    /** Each of the last 30 days up to today, UTC, days without registrations included. */
    async listRegistrations(): Promise<Registrations> {
      const today = Math.floor(now().getTime() / DAY_MS)
      const first = today - REGISTRATION_CHART_DAYS + 1
      const rows = await dashboard.listRegistrationsByDay(first)
      const countByDay = new Map(rows.map(({ day, count }) => [day, count]))
      return Array.from({ length: REGISTRATION_CHART_DAYS }, (_, index) => ({
        date: isoDate(first + index),
        count: countByDay.get(first + index) ?? 0,
      }))
    },

    async listRegistrationsOfYear(): Promise<Registrations> {
      const first = Math.floor(now().getTime() / DAY_MS) - REGISTRATION_HEATMAP_DAYS
      const rows = await dashboard.listRegistrationsByDay(first)
      return rows.map(({ day, count }) => ({ date: isoDate(day), count }))
    },
  }
}

function isoDate(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10)
}
