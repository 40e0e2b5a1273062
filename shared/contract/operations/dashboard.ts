import * as z from 'zod/mini'
import { endpoint } from '#shared/contract/endpoint.ts'

const count = z.int().check(z.minimum(0))

export const dashboardStatsSchema = z.object({
  totalUsers: count,
  totalNews: count,
  totalFeedback: count,
  totalRoles: count,
  registrationsToday: count,
  registrationsWeek: count,
  registrationsMonth: count,
})
export type DashboardStats = z.infer<typeof dashboardStatsSchema>

export const activityItemSchema = z.object({
  /** What was done to what, such as `news.create`. */
  type: z.string(),
  id: z.int(),
  description: z.string(),
  timestamp: z.iso.datetime(),
})
export type ActivityItem = z.infer<typeof activityItemSchema>

/** `date` is a day in UTC, `YYYY-MM-DD`. */
export const registrationsSchema = z.array(z.object({ date: z.iso.date(), count }))
export type Registrations = z.infer<typeof registrationsSchema>

export const dashboardEndpoints = {
  stats: endpoint({
    method: 'GET',
    path: '/admin/stats',
    summary: 'Totals, and registrations of the last 1, 7 and 30 days in UTC, today included.',
    access: 'access_admin_panel',
    reply: dashboardStatsSchema,
  }),
  activity: endpoint({
    method: 'GET',
    path: '/admin/activity',
    summary: 'The latest changes made by staff, newest first.',
    access: 'access_admin_panel',
    reply: z.array(activityItemSchema),
  }),
  registrations: endpoint({
    method: 'GET',
    path: '/admin/user-registrations',
    summary: 'Registrations of each of the last 30 days, days without any included.',
    access: 'access_admin_panel',
    reply: registrationsSchema,
  }),
  registrationsHeatmap: endpoint({
    method: 'GET',
    path: '/admin/user-registrations-heatmap',
    summary: 'Registrations by day over the last year; only days that had some.',
    access: 'access_admin_panel',
    reply: registrationsSchema,
  }),
}
