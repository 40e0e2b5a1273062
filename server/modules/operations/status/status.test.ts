import { rm } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { STATUS_DAYS } from '#shared/constants/status.ts'
import type { ServiceStatus, Status } from '#shared/contract/operations/status.ts'
import { makeRelease } from '#tests/harness/launcher.ts'
import { answered, MINECRAFT, ROBLOX } from '#tests/harness/prober.ts'
import { createTestApp, type TestApp } from '#tests/harness/test-app.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
const EVERY_SECOND = 1_000
const LEASE_RENEWAL = 2_000

async function openStatus() {
  const online = new Set([MINECRAFT, ROBLOX])
  const site = await createTestApp({
    probeGameServers: async (servers) =>
      new Map(
        servers.map(({ id }) => [
          id,
          online.has(id) ? answered(7) : ({ outcome: 'silent', why: 'gone' } as const),
        ]),
      ),
  })
  return {
    ...site,
    online,
    async measureMinutes(count: number) {
      for (let minute = 0; minute < count; minute++) {
        site.clock.advance(MINUTE_MS)
        await site.runBackgroundWork(LEASE_RENEWAL)
        await site.runBackgroundWork(EVERY_SECOND)
      }
    },
    async read(): Promise<Status> {
      const reply = await site.anonymous.call('GET', '/status')
      expect(reply.statusCode).toBe(200)
      expect(reply.body.length).toBeLessThan(200_000)
      return reply.json()
    },
  }
}

const serviceOf = (status: Status, key: ServiceStatus['key']) =>
  status.services.find((service) => service.key === key) as ServiceStatus
const boardOf = async ({ anonymous }: Pick<TestApp, 'anonymous'>) =>
  (await anonymous.call('GET', '/status/board'))
    .json<{ key: string; state: string }[]>()
    .map(({ key, state }) => `${key} ${state}`)

test('before anything was measured nothing is said to work', async () => {
  const site = await openStatus()
  const status = await site.read()
  expect(status).toMatchObject({ measuredAt: null, firstDay: '2025-12-11' })
  expect(serviceOf(status, 'website')).toMatchObject({ state: 'unknown', uptime: null, measuredDays: 0 })
  expect(status.services.every(({ days }) => days.length === STATUS_DAYS)).toBe(true)
  expect(status.services.flatMap(({ days }) => days).every((day) => day.join() === '0,0,0')).toBe(true)
  expect(await boardOf(site)).toEqual([
    'website unknown',
    'authentication unknown',
    'launcher unknown',
    'forum offline',
    'trading offline',
  ])
})

test('the site and the sign-in work, a launcher without a release is not there', async () => {
  const site = await openStatus()
  await site.measureMinutes(3)
  expect(await boardOf(site)).toEqual([
    'website online',
    'authentication online',
    'launcher offline',
    'forum offline',
    'trading offline',
  ])
  const status = await site.read()
  expect(status.measuredAt).toBe(site.clock.now.toISOString())
  expect(serviceOf(status, 'authentication')).toMatchObject({ uptime: 100, measuredDays: 1 })
  expect(serviceOf(status, 'authentication').days.at(-1)).toEqual([3, 0, 0])
  expect(serviceOf(status, 'launcher')).toMatchObject({ state: 'absent', uptime: null, measuredDays: 0 })
})

test('the launcher works once it is released, and not without its file', async () => {
  const site = await openStatus()
  const staff = await site.player('builder', ['manage_launcher'])
  const release = await makeRelease(staff, { launcherVersion: '1.0.0' })
  await site.measureMinutes(1)
  expect(await boardOf(site)).toContain('launcher online')
  await rm(`${site.dataDir}/launcher/files/${release.file.sha256}`)
  await site.measureMinutes(1)
  expect(await boardOf(site)).toContain('launcher offline')
  expect(serviceOf(await site.read(), 'launcher').days.at(-1)).toEqual([1, 1, 0])
})

test('days are days in UTC: an outage over midnight belongs to both, and a day is 1440 minutes whatever the season', async () => {
  const site = await openStatus()
  site.clock.now = new Date('2026-03-28T23:30:00Z')
  await site.measureMinutes(1)
  // Europe puts its clocks forward in this night.
  site.clock.now = new Date('2026-03-30T00:29:00Z')
  await site.measureMinutes(1)
  const status = await site.read()
  expect(serviceOf(status, 'website').days.slice(-3)).toEqual([
    [1, 28, 0],
    [0, 1440, 0],
    [1, 30, 0],
  ])
  expect(serviceOf(status, 'website')).toMatchObject({ uptime: 0.13, measuredDays: 3 })
})

test('the days of a game server are those in which it was asked; one added yesterday has two', async () => {
  const site = await openStatus()
  await site.measureMinutes(4)
  site.clock.advance(DAY_MS)
  await site.measureMinutes(1)
  site.online.delete(MINECRAFT)
  await site.measureMinutes(4)
  const [minecraft] = (await site.read()).gameServers
  expect(minecraft).toMatchObject({ name_server: expect.any(String), state: 'offline', measuredDays: 2 })
  expect(minecraft?.days.slice(-3)).toEqual([
    [0, 0, 0],
    [4, 0, 0],
    // The first two silences still count as what stood before.
    [3, 2, 0],
  ])
  expect(minecraft?.uptime).toBe(77.77)
})

test('a game server that nobody could ask has days without data', async () => {
  const site = await openStatus()
  const staff = await site.player('operator', ['manage_game_servers'])
  await staff.call('PUT', '/admin/servers/1', { body: { declaredState: 'development' } })
  await site.measureMinutes(3)
  const [minecraft] = (await site.read()).gameServers
  expect(minecraft).toMatchObject({ state: 'development', uptime: null, measuredDays: 0 })
})

test('maintenance is no outage: neither declared nor announced by date', async () => {
  const site = await openStatus()
  const staff = await site.player('operator', ['manage_game_servers'])
  await site.measureMinutes(2)
  const startsAt = new Date(site.clock.now.getTime() + MINUTE_MS).toISOString()
  const endsAt = new Date(site.clock.now.getTime() + 4 * MINUTE_MS).toISOString()
  const announced = { startsAt, endsAt, note_ru: 'Новая карта', note_en: 'A new map' }
  await staff.call('POST', '/admin/servers/1/maintenance', { body: announced })
  await staff.call('PUT', '/admin/servers/2', { body: { declaredState: 'maintenance' } })
  site.online.clear()
  await site.measureMinutes(2)
  const [minecraft, roblox] = (await site.read()).gameServers
  expect(minecraft).toMatchObject({ state: 'maintenance', uptime: 100, maintenance: [announced] })
  expect(minecraft?.days.at(-1)).toEqual([2, 0, 2])
  expect(roblox?.days.at(-1)).toEqual([2, 0, 2])
})

test('a hidden game server is not told of, and a deleted one leaves nothing', async () => {
  const site = await openStatus()
  const staff = await site.player('operator', ['manage_game_servers'])
  await site.measureMinutes(1)
  await staff.call('PUT', '/admin/servers/1', { body: { isHidden: true } })
  await staff.call('DELETE', '/admin/servers/2')
  site.clock.advance(MINUTE_MS)
  expect((await site.read()).gameServers).toEqual([])
  const rows = await site.database.query.selectFrom('game_server_hours').select('server_id').execute()
  expect(rows.map((row) => row.server_id)).toEqual([MINECRAFT])
})

test('a site that cannot write its heartbeat any more does not say that it works', async () => {
  const site = await openStatus()
  await site.measureMinutes(1)
  site.clock.advance(10 * MINUTE_MS)
  expect(await boardOf(site)).toContain('website offline')
  expect(await boardOf(site)).toContain('authentication unknown')
})

test('a restart is no outage: what was found before it says nothing until there was time to measure', async () => {
  const site = await openStatus()
  const minute = Math.floor(site.clock.now.getTime() / MINUTE_MS) - 10
  await site.database.query
    .insertInto('service_status')
    .values([
      { service: 'website', state: 'online', minute },
      { service: 'authentication', state: 'offline', minute },
    ])
    .execute()
  expect(await boardOf(site)).toEqual(expect.arrayContaining(['website unknown', 'authentication unknown']))
  expect(serviceOf(await site.read(), 'website').state).toBe('unknown')
  site.clock.advance(4 * MINUTE_MS)
  expect(await boardOf(site)).toContain('website offline')
  await site.measureMinutes(1)
  expect(await boardOf(site)).toContain('website online')
})

test('sixty game servers with ninety days each stay within 200 KB', async () => {
  const site = await openStatus()
  const { id: _, ...row } = await site.database.query
    .selectFrom('game_servers')
    .selectAll()
    .executeTakeFirstOrThrow()
  const today = Math.floor(site.clock.now.getTime() / DAY_MS)
  for (let count = 0; count < 70; count++) {
    const { id } = await site.database.query
      .insertInto('game_servers')
      .values({ ...row, name_server: 'Ж'.repeat(80) })
      .returning('id')
      .executeTakeFirstOrThrow()
    const days = Array.from({ length: STATUS_DAYS }, (_, day) => ({
      server_id: id,
      hour: (today - day) * 24,
      samples: 1200,
      online_samples: 1100,
      maintenance_samples: 240,
      players_sum: 0,
      players_max: 0,
    }))
    await site.database.query.insertInto('game_server_hours').values(days).execute()
  }
  const { gameServers } = await site.read()
  expect(gameServers).toHaveLength(60)
  expect(gameServers.at(-1)?.days.every((day) => day.join() === '1100,100,240')).toBe(true)
})
