import type { Generated } from 'kysely'
import type { BackupFailure } from '#shared/constants/operations/backups.ts'
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
  /** Those that the site made by itself. */
  backups: {
    id: Generated<number>
    name: string
    /** Where its file lies: the processes that share a data folder share it. */
    place: string
    state: 'running' | 'done' | 'failed'
    failure: Generated<BackupFailure | null>
    bytes: Generated<number | null>
    is_encrypted: number
    is_nightly: number
    started_at: number
    ended_at: Generated<number | null>
  }
  /** When they are made: one row. */
  backup_schedule: {
    id: Generated<number>
    is_on: Generated<number>
    hour: Generated<number>
    keep: Generated<number>
    /** Of the zone of the community, as `2026-01-31`: for which the nightly one was begun. */
    last_day: Generated<string>
    /** Until when one is under way, unless whoever makes it says more. */
    busy_until: Generated<number>
    version: Generated<number>
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
