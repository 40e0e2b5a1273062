import { expect, test } from 'vitest'
import type { ServiceMaintenance } from '#server/modules/operations/incidents/incidents.service.ts'
import { createLease } from '#server/modules/platform/leases/leases.service.ts'
import { createLeasesStore } from '#server/modules/platform/leases/leases.store.ts'
import { STATUS_DAYS } from '#shared/constants/status.ts'
import { openTestDatabase } from '#tests/harness/test-database.ts'
import { createServiceRecorder, type Trial } from './service-recorder.ts'
import { createServiceStatusStore } from './service-status.store.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** Recorders on one database, with the clock, the machine and what is found in our hands. */
async function startRecording(noon = '2026-03-10T12:00:00Z') {
  const { database } = await openTestDatabase()
  const statuses = createServiceStatusStore(database)
  const clock = { now: Date.parse(noon), put: 0 }
  const found: Record<'authentication' | 'launcher', Trial> = {
    authentication: async () => true,
    launcher: async () => null,
  }
  const maintenance: ServiceMaintenance[] = []
  const tried = { times: 0 }
  const trouble: { error: Error | null } = { error: null }
  const now = () => new Date(clock.now)
  const startProcess = async () => {
    const lease = createLease('measuring', { leases: createLeasesStore(database), now })
    const recorder = createServiceRecorder({
      statuses,
      trials: {
        async authentication() {
          tried.times += 1
          return found.authentication()
        },
        launcher: () => found.launcher(),
      },
      listMaintenance: async () => maintenance,
      lease,
      database: {
        transaction(work) {
          if (trouble.error) throw trouble.error
          return database.transaction(work)
        },
      },
      now,
      machineUptime: () => (clock.now - clock.put) / 1_000,
    })
    return {
      lease,
      async measure() {
        await lease.renew()
        await recorder.measureDue()
      },
    }
  }
  const first = await startProcess()
  return {
    ...first,
    startProcess,
    clock,
    found,
    maintenance,
    tried,
    trouble,
    /** Measures in each of so many minutes, beginning a minute from now. */
    async measureMinutes(count: number) {
      for (let minute = 0; minute < count; minute++) {
        clock.now += MINUTE_MS
        await first.measure()
      }
    },
    /** Up, down and maintenance of each day of a service. */
    async days(service: 'website' | 'authentication' | 'launcher' = 'website') {
      const rows = (await statuses.listDays(0)).filter((row) => row.service === service)
      return Object.fromEntries(
        rows.map(({ day, up, down, maintenance }) => [
          new Date(day * DAY_MS).toISOString().slice(0, 10),
          [up, down, maintenance],
        ]),
      )
    },
    async state(service: string) {
      return (await statuses.list()).find((row) => row.service === service)?.state
    },
  }
}

test('each minute counts once, however often and by how many processes it is measured', async () => {
  const recording = await startRecording()
  const second = await recording.startProcess()
  for (let minute = 0; minute < 5; minute++) {
    for (let times = 0; times < 3; times++) {
      await recording.measure()
      await second.measure()
      recording.clock.now += 1_000
    }
    recording.clock.now += MINUTE_MS - 3_000
  }
  expect(await recording.days()).toEqual({ '2026-03-10': [5, 0, 0] })
  expect(recording.tried.times).toBe(5)
})

test('minutes without a heartbeat are an outage of the site and of what stands on it, day by day', async () => {
  const recording = await startRecording('2026-03-10T23:50:00Z')
  await recording.measure()
  recording.clock.now += 24 * HOUR_MS + 20 * MINUTE_MS
  await recording.measure()
  const days = { '2026-03-10': [1, 9, 0], '2026-03-11': [0, 1440, 0], '2026-03-12': [1, 10, 0] }
  expect(await recording.days()).toEqual(days)
  expect(await recording.days('authentication')).toEqual(days)
})

test('another process that takes over within the minute leaves no gap', async () => {
  const recording = await startRecording()
  const second = await recording.startProcess()
  await recording.measureMinutes(2)
  recording.clock.now += MINUTE_MS
  await second.measure()
  expect(await recording.days()).toEqual({ '2026-03-10': [3, 0, 0] })
})

test('a database that was away is an outage; back within the minute it is none', async () => {
  const recording = await startRecording()
  await recording.measure()
  recording.trouble.error = new Error('away')
  recording.clock.now += MINUTE_MS
  await expect(recording.measure()).rejects.toThrow('away')
  recording.clock.now += 30_000
  recording.trouble.error = null
  await recording.measure()
  expect(await recording.days()).toEqual({ '2026-03-10': [2, 0, 0] })
  expect(recording.tried.times).toBe(2)

  recording.trouble.error = new Error('away')
  recording.clock.now += 10 * MINUTE_MS
  await expect(recording.measure()).rejects.toThrow('away')
  recording.trouble.error = null
  recording.clock.now += MINUTE_MS
  await recording.measure()
  expect(await recording.days()).toEqual({ '2026-03-10': [3, 10, 0] })
})

test('a launcher that is not released is not measured, one without its file does not work', async () => {
  const recording = await startRecording()
  await recording.measureMinutes(3)
  expect(await recording.state('launcher')).toBe('absent')
  recording.clock.now += HOUR_MS
  recording.found.launcher = async () => true
  await recording.measureMinutes(2)
  expect(await recording.days('launcher')).toEqual({ '2026-03-10': [2, 0, 0] })
  recording.found.launcher = async () => false
  await recording.measureMinutes(1)
  expect(await recording.state('launcher')).toBe('offline')
  expect(await recording.days('launcher')).toEqual({ '2026-03-10': [2, 1, 0] })
})

test('a sign-in that throws does not work, and the site does', async () => {
  const recording = await startRecording()
  recording.found.authentication = async () => {
    throw new Error('no hashing')
  }
  await recording.measure()
  expect([await recording.state('website'), await recording.state('authentication')]).toEqual([
    'online',
    'offline',
  ])
})

test('minutes that a clock put forward jumps over were none, those of a machine asleep were an outage', async () => {
  const recording = await startRecording()
  await recording.measure()
  recording.clock.now += 3 * HOUR_MS
  recording.clock.put += 3 * HOUR_MS - MINUTE_MS
  await recording.measure()
  expect(await recording.days()).toEqual({ '2026-03-10': [2, 0, 0] })
  recording.clock.now += 20 * MINUTE_MS
  await recording.measure()
  expect(await recording.days()).toEqual({ '2026-03-10': [3, 19, 0] })
})

test('a clock put back counts no minute twice, and one put back by years begins anew', async () => {
  const recording = await startRecording()
  await recording.measureMinutes(10)
  recording.clock.now -= 5 * MINUTE_MS
  recording.clock.put -= 5 * MINUTE_MS
  await recording.measureMinutes(6)
  expect(await recording.days()).toEqual({ '2026-03-10': [11, 0, 0] })

  const years = 700 * DAY_MS
  recording.clock.now += years
  recording.clock.put += years
  await recording.measureMinutes(1)
  recording.clock.now -= years
  recording.clock.put -= years
  await recording.measureMinutes(2)
  expect(await recording.days()).toEqual({ '2026-03-10': [2, 0, 0] })
})

test('no more than ninety days are kept, also after years without the site', async () => {
  const recording = await startRecording()
  await recording.measure()
  recording.clock.now += 700 * DAY_MS
  await recording.measure()
  const days = Object.values(await recording.days())
  expect(days).toHaveLength(STATUS_DAYS)
  expect(days.slice(0, -1).every(([, down]) => down === 1440)).toBe(true)
})

test('announced maintenance is no outage of the services it names, whether the site stands meanwhile or not', async () => {
  const recording = await startRecording()
  await recording.measure()
  const from = recording.clock.now + MINUTE_MS
  recording.maintenance.push({ services: ['website'], from, to: from + 10 * MINUTE_MS })
  recording.found.authentication = async () => false
  await recording.measureMinutes(2)
  expect(await recording.state('website')).toBe('maintenance')
  recording.clock.now += 19 * MINUTE_MS
  await recording.measureMinutes(1)
  // Minutes 1 to 10 were announced; 11 to 21 went by without a heartbeat.
  expect(await recording.days()).toEqual({ '2026-03-10': [2, 11, 10] })
  expect(await recording.days('authentication')).toEqual({ '2026-03-10': [1, 22, 0] })
})

test('a day that is lived through twice is not counted twice', async () => {
  const recording = await startRecording()
  await recording.measureMinutes(5)
  const days = 2 * DAY_MS
  recording.clock.now += days
  recording.clock.put += days
  await recording.measureMinutes(1)
  recording.clock.now -= days + 6 * MINUTE_MS
  recording.clock.put -= days + 6 * MINUTE_MS
  await recording.measureMinutes(5)
  expect(await recording.days()).toEqual({ '2026-03-10': [5, 0, 0] })
})

test('a process that died while the clock was ahead is followed', async () => {
  const recording = await startRecording()
  await recording.measure()
  const second = await recording.startProcess()
  recording.clock.now += DAY_MS
  recording.clock.put += DAY_MS
  await recording.lease.renew()
  recording.clock.now -= DAY_MS
  recording.clock.put -= DAY_MS
  for (let minute = 0; minute < 3; minute++) {
    recording.clock.now += MINUTE_MS
    await second.measure()
  }
  expect(await recording.days()).toEqual({ '2026-03-10': [4, 0, 0] })
})
