import { describe, expect, test } from 'vitest'
import { createGameServersStore } from '#server/modules/games/game-servers/game-servers.store.ts'
import { createAuditService } from '#server/modules/platform/audit/audit.service.ts'
import { createAuditStore } from '#server/modules/platform/audit/audit.store.ts'
import { createCacheInvalidationService } from '#server/modules/platform/cache-invalidation/cache-invalidation.service.ts'
import { createCacheInvalidationStore } from '#server/modules/platform/cache-invalidation/cache-invalidation.store.ts'
import { createVersionedChanges } from '#server/modules/platform/versioned-changes/versioned-changes.service.ts'
import type { ApiErrorBody } from '#shared/contract/errors.ts'
import type { GameServer } from '#shared/contract/games/game-servers.ts'
import type { GameServerStatus } from '#shared/contract/games/game-status.ts'
import type { StaffMaintenanceWindow } from '#shared/contract/games/maintenance.ts'
import type { AuditEntry } from '#shared/contract/platform/audit.ts'
import { createTestApp, errorCode } from '#tests/harness/test-app.ts'
import { openTestDatabase, TEST_START } from '#tests/harness/test-database.ts'
import { createMaintenanceService } from './maintenance.service.ts'
import { createMaintenanceStore } from './maintenance.store.ts'

const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS

/** The moment so many hours after the clock of the test begins. */
const at = (hours: number) => new Date(TEST_START.getTime() + hours * HOUR_MS).toISOString()
const between = (from: number, to: number) => ({ startsAt: at(from), endsAt: at(to) })

/** An administrator, and what everybody sees of the first game server. */
async function startSite() {
  const app = await createTestApp()
  const admin = await app.administrator()
  return {
    ...app,
    admin,
    announce: (body: object, serverId = 1) =>
      admin.call('POST', `/admin/servers/${serverId}/maintenance`, { body }),
    change: (id: number, body: object) => admin.call('PUT', `/admin/maintenance/${id}`, { body }),
    state: async () => (await app.anonymous.call('GET', '/servers/1/status')).json<GameServerStatus>().state,
    shown: async () => (await app.anonymous.call('GET', '/servers/1')).json<GameServer>().maintenance,
  }
}

test('a window is announced, shown to everybody, changed and called off', async () => {
  const { admin, anonymous, announce, change, shown } = await startSite()
  const notes = { note_ru: 'Обновляем карту', note_en: 'A new map' }
  const reply = await announce({ ...between(15, 16), ...notes })
  expect(reply.statusCode).toBe(201)
  const created = reply.json<StaffMaintenanceWindow>()
  expect(created).toEqual({ id: expect.any(Number), ...between(15, 16), ...notes, version: 1 })

  const { version: _, ...window } = created
  const asShown = { ...window, languages: ['ru', 'en'] }
  expect(await shown()).toEqual([asShown])
  const [first, second] = (await anonymous.call('GET', '/servers')).json<GameServer[]>()
  expect([first?.maintenance, second?.maintenance]).toEqual([[asShown], []])
  expect((await admin.call('GET', '/admin/servers/1/maintenance')).json()).toEqual([created])

  const changed = await change(created.id, { endsAt: at(17), version: 1 })
  expect(changed.json()).toEqual({ ...created, endsAt: at(17), version: 2 })
  expect(await shown()).toMatchObject([{ endsAt: at(17) }])

  expect((await admin.call('DELETE', `/admin/maintenance/${created.id}`)).statusCode).toBe(204)
  expect(await shown()).toEqual([])
  expect((await admin.call('DELETE', `/admin/maintenance/${created.id}`)).statusCode).toBe(404)
  expect((await change(created.id, {})).statusCode).toBe(404)
  expect((await announce(between(1, 2), 999)).statusCode).toBe(404)
})

test('maintenance begins and ends by the clock, and comes before what was declared without a date', async () => {
  const { admin, announce, state, shown, clock } = await startSite()
  await announce(between(1, 2))
  await announce(between(2, 3))
  await announce(between(24, 25))
  expect([await state(), (await shown()).length]).toEqual(['unknown', 3])
  clock.advance(HOUR_MS - 1)
  expect(await state()).toBe('unknown')
  clock.advance(1)
  expect([await state(), (await shown()).length]).toEqual(['maintenance', 3])
  await admin.call('PUT', '/admin/servers/1', { body: { declaredState: 'development' } })
  expect(await state()).toBe('maintenance')
  clock.advance(HOUR_MS)
  expect([await state(), (await shown()).length]).toEqual(['maintenance', 2])
  clock.advance(HOUR_MS)
  expect([await state(), (await shown()).length]).toEqual(['development', 1])
  await admin.call('PUT', '/admin/servers/1', { body: { declaredState: null } })
  expect(await state()).toBe('unknown')
})

test('a window that is called off while it is on ends at once', async () => {
  const { admin, announce, state } = await startSite()
  const { id } = (await announce(between(-1, 2))).json<StaffMaintenanceWindow>()
  expect(await state()).toBe('maintenance')
  await admin.call('DELETE', `/admin/maintenance/${id}`)
  expect(await state()).toBe('unknown')
})

describe('a window is refused, with what is wrong at its field,', () => {
  test.each([
    ['that ends before it begins', between(3, 2), 'endsAt'],
    ['that takes no time', between(3, 3), 'endsAt'],
    ['that is over', between(-3, -1), 'endsAt'],
    ['that is longer than a week', between(1, 7 * 24 + 2), 'endsAt'],
    ['that begins in more than a year', between(400 * 24, 400 * 24 + 1), 'startsAt'],
    ['without an end', { startsAt: at(1) }, 'endsAt'],
    ['with no moment for a moment', { startsAt: 'tomorrow', endsAt: at(2) }, 'startsAt'],
    ['with a note that is too long', { ...between(1, 2), note_ru: 'я'.repeat(301), note_en: 'x' }, 'note_ru'],
  ])('%s', async (_, body, field) => {
    const { announce, shown } = await startSite()
    const reply = await announce(body)
    expect([reply.statusCode, Object.keys(reply.json<ApiErrorBody>().fields ?? {})]).toEqual([400, [field]])
    expect(await shown()).toEqual([])
  })
})

test('windows of one server never overlap; those of two may, and one may follow another at once', async () => {
  const { announce, change } = await startSite()
  const first = (await announce(between(2, 4))).json<StaffMaintenanceWindow>()
  for (const body of [between(1, 3), between(3, 5), between(2, 4), between(1, 5), between(2.5, 3)]) {
    const reply = await announce(body)
    expect(reply.json<ApiErrorBody>().fields).toEqual({
      startsAt: 'Maintenance of this server is announced for that time already',
    })
  }
  expect((await announce(between(2, 4), 2)).statusCode).toBe(201)
  const next = (await announce(between(4, 5))).json<StaffMaintenanceWindow>()
  expect((await change(next.id, { startsAt: at(3) })).statusCode).toBe(400)
  expect((await change(first.id, { startsAt: at(3) })).statusCode).toBe(200)
})

test('of windows that overlap and arrive together one is kept', async () => {
  const { announce, shown } = await startSite()
  const replies = await Promise.all(Array.from({ length: 5 }, () => announce(between(2, 4))))
  expect(replies.map((reply) => reply.statusCode).sort()).toEqual([201, 400, 400, 400, 400])
  expect(await shown()).toHaveLength(1)
})

test('a stale version is a conflict and changes nothing', async () => {
  const { announce, change, shown } = await startSite()
  const { id } = (await announce(between(2, 4))).json<StaffMaintenanceWindow>()
  expect((await change(id, { endsAt: at(5), version: 1 })).statusCode).toBe(200)
  expect(errorCode(await change(id, { endsAt: at(6), version: 1 }))).toBe('conflict')
  expect(await shown()).toMatchObject([{ endsAt: at(5) }])
})

test('every change is in the log, under the name of its server', async () => {
  const { admin, announce, change } = await startSite()
  const { id } = (await announce(between(2, 4))).json<StaffMaintenanceWindow>()
  await change(id, { endsAt: at(5) })
  await change(id, { endsAt: at(5) })
  await admin.call('DELETE', `/admin/maintenance/${id}`)
  const { data } = (await admin.call('GET', '/admin/audit?noun=maintenance_window')).json<{
    data: AuditEntry[]
  }>()
  expect(data.map((entry) => [entry.action, entry.before?.endsAt, entry.after?.endsAt])).toEqual([
    ['delete', at(5), undefined],
    ['update', at(4), at(5)],
    ['create', undefined, at(4)],
  ])
  const [server] = (await admin.call('GET', '/admin/servers')).json<GameServer[]>()
  expect(data[2]?.description).toBe(`admin announced maintenance of the server “${server?.name_server}”`)
})

test('a server that is deleted takes its windows along', async () => {
  const { admin, announce, change } = await startSite()
  const { id } = (await announce(between(2, 4))).json<StaffMaintenanceWindow>()
  await admin.call('DELETE', '/admin/servers/1')
  expect((await change(id, { endsAt: at(5) })).statusCode).toBe(404)
})

test('pages are told when a window begins and when it is over, once each, in every process', async () => {
  const { database } = await openTestDatabase()
  const clock = { now: TEST_START.getTime() }
  const now = () => new Date(clock.now)
  const startProcess = () => {
    const invalidation = createCacheInvalidationService({
      versions: createCacheInvalidationStore(database),
      database,
    })
    let told = 0
    invalidation.onInvalidate(() => {
      told += 1
    })
    const audit = createAuditService({ audit: createAuditStore(database), now })
    const service = createMaintenanceService({
      maintenance: createMaintenanceStore(database),
      gameServers: createGameServersStore(database),
      versioned: createVersionedChanges({ audit }),
      invalidation,
      now,
    })
    return { service, timesTold: () => told }
  }
  const processes = [startProcess(), startProcess()]
  const look = async () => {
    for (const { service } of processes) await service.followClock()
    return processes.map((process) => process.timesTold())
  }
  await database.query
    .insertInto('maintenance_windows')
    .values({
      server_id: 1,
      starts_at: clock.now + HOUR_MS,
      ends_at: clock.now + 2 * HOUR_MS,
      note_ru: '',
      note_en: '',
    })
    .execute()
  const before = await look()
  expect(await look()).toEqual(before)
  clock.now += HOUR_MS
  expect(await look()).toEqual(before.map((times) => times + 1))
  expect(await look()).toEqual(before.map((times) => times + 1))
  clock.now += HOUR_MS
  expect(await look()).toEqual(before.map((times) => times + 2))
  clock.now += DAY_MS
  expect(await look()).toEqual(before.map((times) => times + 2))
})
