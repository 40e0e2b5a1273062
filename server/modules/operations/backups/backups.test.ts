import { existsSync, mkdirSync, readdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import type { Backup, Backups } from '#shared/contract/operations/backups.ts'
import { createTestApp, errorCode, type TestApp, type TestClient } from '#tests/harness/test-app.ts'

const CHECK_MS = 60_000
const HOUR_MS = 3_600_000

const start = (client: TestClient) => client.call('POST', '/admin/backups')
const read = async (client: TestClient) => (await client.call('GET', '/admin/backups')).json<Backups>()
const filesOf = ({ dataDir }: TestApp) =>
  readdirSync(join(dataDir, 'backups')).filter((name) => name.endsWith('.backup'))

/** Waits until none is under way, and says how the newest ended. */
async function settled(client: TestClient): Promise<Backup | undefined> {
  const states = async () => (await read(client)).data.map(({ state }) => state)
  await vi.waitFor(async () => expect(await states()).not.toContain('running'), {
    timeout: 50_000,
    interval: 50,
  })
  return (await read(client)).data[0]
}

test('one that is begun goes on after the reply, is private, and is downloaded whole', {
  timeout: 60_000,
}, async () => {
  const site = await createTestApp()
  const operator = await site.administrator()
  const begun = await start(operator)
  expect([begun.statusCode, begun.json().state]).toEqual([201, 'running'])
  expect(errorCode(await start(operator))).toBe('backup_running')
  expect(errorCode(await operator.call('DELETE', `/admin/backups/${begun.json().id}`))).toBe('backup_running')
  const made = await settled(operator)
  expect(made).toMatchObject({ state: 'done', isHere: true, isNightly: false, failure: null })
  const file = join(site.dataDir, 'backups', made?.name ?? '')
  expect(statSync(file).mode & 0o077).toBe(0)

  expect((await operator.call('POST', `/admin/backups/${made?.id}/check`)).statusCode).toBe(204)
  const download = await operator.call('GET', `/admin/backups/${made?.id}/file`)
  expect(download.headers['content-disposition']).toContain(made?.name)
  expect(download.rawPayload.length).toBe(made?.bytes)
  // A tar in gzip.
  expect(download.rawPayload.subarray(0, 2)).toEqual(Buffer.from([0x1f, 0x8b]))
  const { body: log } = await operator.call('GET', '/admin/audit')
  expect(log).toContain('downloaded the backup')

  expect((await operator.call('DELETE', `/admin/backups/${made?.id}`)).statusCode).toBe(204)
  expect(existsSync(file)).toBe(false)
  expect((await operator.call('GET', `/admin/backups/${made?.id}/file`)).statusCode).toBe(404)
})

test('two who begin one at once make one', { timeout: 60_000 }, async () => {
  const site = await createTestApp()
  const operator = await site.administrator()
  const codes = (await Promise.all([start(operator), start(operator), start(operator)])).map(
    ({ statusCode }) => statusCode,
  )
  expect(codes.sort()).toEqual([201, 409, 409])
  await settled(operator)
  expect(filesOf(site)).toHaveLength(1)
})

test('one that ends within its second does not hinder the next, which takes the name of a later one', {
  timeout: 60_000,
}, async () => {
  const site = await createTestApp()
  const operator = await site.administrator()
  for (const _ of [1, 2]) {
    // That it has ended is told before its right is given back.
    await vi.waitFor(async () => {
      const { statusCode } = await start(operator)
      expect(statusCode).not.toBe(409)
      expect(statusCode).toBe(201)
    })
    await settled(operator)
  }
  const { data } = await read(operator)
  expect(data.map(({ name, state }) => [name, state])).toEqual([
    ['site-2026-03-10-120001.backup', 'done'],
    ['site-2026-03-10-120000.backup', 'done'],
  ])
  expect(filesOf(site)).toHaveLength(2)
})

test('every night at its hour by the clock of the community, once; the oldest go', {
  timeout: 120_000,
}, async () => {
  const site = await createTestApp()
  const operator = await site.administrator()
  await operator.call('PUT', '/admin/site', { body: { timeZone: 'Asia/Tokyo' } })
  // It is 21:00 in Tokyo.
  const schedule = { isOn: true, hour: 4, keep: 2, version: 1 }
  const saved = await operator.call('PUT', '/admin/backups/schedule', { body: schedule })
  expect(saved.json()).toEqual({ ...schedule, version: 2 })
  await site.runBackgroundWork(CHECK_MS)
  expect((await read(operator)).data).toEqual([])
  site.clock.advance(6.5 * HOUR_MS)
  await site.runBackgroundWork(CHECK_MS)
  expect((await read(operator)).data).toEqual([])
  for (let night = 0; night < 3; night++) {
    site.clock.advance(night === 0 ? HOUR_MS : 24 * HOUR_MS)
    const awake = await site.administrator()
    await site.runBackgroundWork(CHECK_MS)
    await site.runBackgroundWork(CHECK_MS)
    expect(await settled(awake)).toMatchObject({ state: 'done', isNightly: true })
  }
  const { data } = await read(await site.administrator())
  expect(data).toHaveLength(2)
  expect(filesOf(site).sort()).toEqual(data.map(({ name }) => name).sort())
})

test('one that cannot be made says so, leaves nothing half made, and the next one is made', {
  timeout: 60_000,
}, async () => {
  const site = await createTestApp()
  const operator = await site.administrator()
  await read(operator)
  // The name of the next second is taken by another program.
  const name = 'site-2026-03-10-120001.backup'
  mkdirSync(join(site.dataDir, 'backups', `.${name}.part`, 'in the way'), { recursive: true })
  writeFileSync(join(site.dataDir, 'backups', name), '')
  site.clock.advance(1_000)
  await start(operator)
  expect(await settled(operator)).toMatchObject({ state: 'failed', failure: 'failed' })
  site.clock.advance(1_000)
  await start(operator)
  expect(await settled(operator)).toMatchObject({ state: 'done' })
  expect(readdirSync(join(site.dataDir, 'backups')).filter((each) => each.startsWith('.'))).toEqual([])
})

test('what a killed process left half made is told as interrupted once the next one begins', {
  timeout: 60_000,
}, async () => {
  const site = await createTestApp()
  const operator = await site.administrator()
  const { query } = site.database
  const time = site.clock.now.getTime()
  await query
    .insertInto('backups')
    .values({
      name: 'site-2026-03-10-110000.backup',
      place: 'x',
      state: 'running',
      is_encrypted: 0,
      is_nightly: 0,
      started_at: time,
    })
    .execute()
  await query
    .updateTable('backup_schedule')
    .set({ busy_until: time + 30_000 })
    .execute()
  expect(errorCode(await start(operator))).toBe('backup_running')
  site.clock.advance(31_000)
  expect((await start(operator)).statusCode).toBe(201)
  await settled(operator)
  const { data } = await read(operator)
  expect(data.map(({ state, failure }) => [state, failure])).toEqual([
    ['done', null],
    ['failed', 'interrupted'],
  ])
})

test('files that lie there, as after a restore, stand in the list; one of another machine cannot be downloaded here', {
  timeout: 60_000,
}, async () => {
  const site = await createTestApp()
  const operator = await site.administrator()
  await start(operator)
  const made = await settled(operator)
  await site.database.query.deleteFrom('backups').execute()
  const { data } = await read(operator)
  expect(data).toMatchObject([{ name: made?.name, state: 'done', bytes: made?.bytes, isHere: true }])
  await site.database.query.updateTable('backups').set({ place: 'elsewhere' }).execute()
  const elsewhere = (await read(operator)).data.find(({ isHere }) => !isHere)
  expect((await operator.call('GET', `/admin/backups/${elsewhere?.id}/file`)).statusCode).toBe(404)
})

test('a file that is taken away while the list is put together is not in it', async () => {
  const site = await createTestApp()
  const operator = await site.administrator()
  await read(operator)
  // The folder names it, and it is not there.
  symlinkSync('nowhere', join(site.dataDir, 'backups', 'site-2026-11-30-032246.backup'))
  const reply = await operator.call('GET', '/admin/backups')
  expect([reply.statusCode, reply.json<Backups>().data]).toEqual([200, []])
})

test('a stolen session takes no backup along without the password', async () => {
  const site = await createTestApp()
  const operator = await site.administrator()
  site.clock.advance(16 * 60_000)
  for (const [method, path] of [
    ['POST', '/admin/backups/1/check'],
    ['GET', '/admin/backups/1/file'],
    ['DELETE', '/admin/backups/1'],
  ] as const)
    expect(errorCode(await operator.call(method, path))).toBe('confirmation_required')
})

test.each([{ hour: 24 }, { hour: -1 }, { hour: 4.5 }, { keep: 0 }, { keep: 61 }, { isOn: 'yes' }])(
  '%j is refused',
  async (change) => {
    const operator = await (await createTestApp()).administrator()
    expect((await operator.call('PUT', '/admin/backups/schedule', { body: change })).statusCode).toBe(400)
  },
)
