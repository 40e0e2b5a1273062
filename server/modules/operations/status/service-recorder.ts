/**
 * Tries each service once a minute and writes down what it found. That a minute was written at all is the heartbeat of
 * the site: minutes between two heartbeats are an outage of every service that was there before, whatever the cause.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '#server/db/database.ts'
import type { ServiceMaintenance } from '#server/modules/operations/incidents/incidents.service.ts'
import type { Lease } from '#server/modules/platform/leases/leases.service.ts'
import {
  MEASURED_SERVICES,
  type MeasuredService,
  type MeasuredState,
  STATUS_DAYS,
} from '#shared/constants/status.ts'
import { createClockWatch } from './clock-watch.ts'
import { MINUTE_MS, MINUTES_IN_DAY, type Minutes, minutesOfDays } from './minutes-of-days.ts'
import type { ServiceStatusRow, ServiceStatusStore } from './service-status.store.ts'

const TRIAL_TIMEOUT_MS = 10_000

/** Tries a service the way people use it; null where it is not there yet. What throws, or takes too long, does not work. */
export type Trial = () => Promise<boolean | null>

export function createServiceRecorder({
  statuses,
  trials,
  listMaintenance,
  lease,
  database,
  now,
  machineUptime,
}: {
  statuses: ServiceStatusStore
  trials: Record<Exclude<MeasuredService, 'website'>, Trial>
  /** What is announced between two moments. */
  listMaintenance: (from: number, to: number) => Promise<ServiceMaintenance[]>
  /** Whoever holds it measures. */
  lease: Pick<Lease, 'isHeld'>
  database: Pick<Database, 'transaction'>
  now: () => Date
  machineUptime: () => number
}) {
  const clock = createClockWatch({ now, machineUptime })
  let found: { minute: number; states: Record<MeasuredService, MeasuredState> } | undefined
  let written: number | undefined

  return {
    /** Measures once a minute, and tries to write it until the database takes it. Meant to be called every second. */
    async measureDue(): Promise<void> {
      clock.look()
      const minute = Math.floor(now().getTime() / MINUTE_MS)
      if (!lease.isHeld || minute === written) return
      if (found?.minute !== minute) found = { minute, states: await tryServices() }
      await write(minute, found.states)
      written = minute
    },
  }

  async function tryServices(): Promise<Record<MeasuredService, MeasuredState>> {
    const [authentication, launcher] = await Promise.all([
      stateFoundBy(trials.authentication),
      stateFoundBy(trials.launcher),
    ])
    return { website: 'online', authentication, launcher }
  }

  async function write(minute: number, states: Record<MeasuredService, MeasuredState>): Promise<void> {
    const today = Math.floor(minute / MINUTES_IN_DAY)
    const firstDay = today - STATUS_DAYS + 1
    await database.transaction(async () => {
      const before = new Map((await statuses.list()).map((row) => [row.service, row]))
      // A clock put back by so much begins the day anew, so that none of its minutes counts twice.
      if ([...before.values()].some((last) => isFarAhead(last, minute)))
        await statuses.removeDaysOutside(firstDay, today - 1)
      const oldest = Math.min(minute, ...[...before.values()].map((row) => row.minute))
      const maintenance = await listMaintenance(oldest * MINUTE_MS, (minute + 1) * MINUTE_MS)
      for (const service of MEASURED_SERVICES) {
        const last = before.get(service)
        const isAtWork = (each: number) => hasMaintenance(maintenance, service, each)
        const state = isAtWork(minute) ? 'maintenance' : states[service]
        const isCounted = !last || last.minute < minute || isFarAhead(last, minute)
        // A clock that was put back a little meets minutes that are counted already.
        const kept = isCounted ? minute : last.minute
        if (!(await statuses.take(service, { state, minute: kept }, last)) || !isCounted) continue
        for (const [day, sums] of daysSince(last, minute, state, isAtWork))
          await statuses.addMinutes({ service, day, ...sums })
      }
      await statuses.removeDaysOutside(firstDay, today)
    })
  }

  /** What to add: this minute, and those since the last one in which nothing was written; what was not there yet was not missed. */
  function daysSince(
    last: ServiceStatusRow | undefined,
    minute: number,
    state: MeasuredState,
    isAtWork: (minute: number) => boolean,
  ) {
    const earliest = minute - STATUS_DAYS * MINUTES_IN_DAY
    const first = last && last.minute < minute ? Math.max(last.minute + 1, earliest) : minute
    return minutesOfDays(first, minute, (each) => {
      if (each === minute) return KINDS[state]
      if (!last || last.state === 'absent' || clock.hasSkipped(each)) return null
      return isAtWork(each) ? 'maintenance' : 'down'
    })
  }
}

const isFarAhead = (last: ServiceStatusRow, minute: number) => last.minute - minute > MINUTES_IN_DAY

/** Whether maintenance of a service was announced for any part of a minute. */
function hasMaintenance(all: readonly ServiceMaintenance[], service: MeasuredService, minute: number) {
  return all.some(
    ({ services, from, to }) =>
      services.includes(service) && from < (minute + 1) * MINUTE_MS && to > minute * MINUTE_MS,
  )
}

const KINDS: Record<MeasuredState, keyof Minutes | null> = {
  online: 'up',
  offline: 'down',
  maintenance: 'maintenance',
  absent: null,
}

async function stateFoundBy(trial: Trial): Promise<MeasuredState> {
  const works = await Promise.race([
    trial().catch(() => false),
    sleep(TRIAL_TIMEOUT_MS, false, { ref: false }),
  ])
  return works === null ? 'absent' : works ? 'online' : 'offline'
}
