/** How the site and its game servers are and have been, made only of what was measured. */
import * as z from 'zod/mini'
import { GAME_SERVER_STATES } from '#shared/constants/game-servers.ts'
import { SERVICE_STATES, SERVICES } from '#shared/constants/status.ts'
import { endpoint } from '#shared/contract/endpoint.ts'
import { maintenanceWindowSchema } from '#shared/contract/games/maintenance.ts'
import { incidentSchema } from './incidents.ts'

const count = z.int().check(z.minimum(0))

/** Minutes of one day in UTC: found working, found not working, under maintenance. The others were not measured. */
export type DayMinutes = [number, number, number]
// The tuples of zod would cost every visitor of the home page half a kilobyte.
const dayMinutesSchema = z.array(count).check(z.length(3)) as unknown as z.ZodMiniType<DayMinutes>

const historySchema = z.object({
  /** Percent of the measured minutes outside of maintenance, rounded down; null when there are none. */
  uptime: z.nullable(z.number()),
  /** On how many of the days anything was measured. */
  measuredDays: count,
  /** One entry a day from `firstDay` on, the last is today. */
  days: z.array(dayMinutesSchema),
})
export type StatusHistory = z.infer<typeof historySchema>

const serviceStatusSchema = z.extend(historySchema, {
  key: z.enum(SERVICES),
  state: z.enum(SERVICE_STATES),
})
export type ServiceStatus = z.infer<typeof serviceStatusSchema>

const gameServerDaysSchema = z.extend(historySchema, {
  id: z.int(),
  name_server: z.string(),
  state: z.enum(GAME_SERVER_STATES),
  /** The maintenance under way and announced, the next first. */
  maintenance: z.array(maintenanceWindowSchema),
})
export type GameServerDays = z.infer<typeof gameServerDaysSchema>

export const statusSchema = z.object({
  /** When the site was last measured; null when it never was. */
  measuredAt: z.nullable(z.iso.datetime()),
  /** The first day of the bars, in UTC. */
  firstDay: z.iso.date(),
  services: z.array(serviceStatusSchema),
  gameServers: z.array(gameServerDaysSchema),
  /** What goes on, is announced, or was over not long ago; the latest first. */
  incidents: z.array(incidentSchema),
})
export type Status = z.infer<typeof statusSchema>

export const statusEndpoints = {
  get: endpoint({
    method: 'GET',
    path: '/status',
    summary: 'How each service and each game server is, and what was measured of it in the last 90 days.',
    access: 'public',
    isAlwaysOpen: true,
    topic: 'status',
    reply: statusSchema,
  }),
}
