import type { Generated } from 'kysely'
import type { IncidentKind, MeasuredService, MeasuredState } from '#shared/constants/status.ts'

export type OperationsTables = {
  /** What was found of each service last, and in which minute; `minute` counts from 1970-01-01 UTC. */
  service_status: { service: MeasuredService; state: MeasuredState; minute: number }
  /** The minutes of each day summed up, kept for 90 days; `day` counts from 1970-01-01 UTC. */
  service_days: {
    service: MeasuredService
    day: number
    up: number
    down: number
    maintenance: number
  }
  incidents: {
    id: Generated<number>
    kind: IncidentKind
    title_ru: string
    title_en: string
    /** The keys of services, and the ids of game servers, as JSON. */
    services: string
    game_server_ids: string
    starts_at: number
    ends_at: number | null
    /** As JSON, the first one first. */
    updates: string
    version: Generated<number>
  }
}
