import { createHash, randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, inject, onTestFinished, test } from 'vitest'
import { type Database, openDatabase } from '#server/db/database.ts'
import { listMigrations, migrate } from '#server/db/migrate.ts'
import { createTableSum, lineOfRow } from '#server/db/tables/row-sums.ts'
import { openSnapshot } from '#server/db/tables/snapshot.ts'
import { type Address, withDatabase } from '#tests/harness/address.ts'
import { moveMoney } from '#tests/harness/money.ts'
import { createClient, createTestApp, type TestApp } from '#tests/harness/test-app.ts'
import { emptyAddress, openTestDatabase } from '#tests/harness/test-database.ts'
import { makeBackup } from './make-backup.ts'
import { restoreSite } from './restore-site.ts'
import { writeBackup } from './write-backup.ts'

const NOW = new Date('2026-03-11T12:00:00Z')
const KEY = 'a key for backups alone'
const NASTY = 'Привет, \u2028«мир» \\n "quoted" \u0001 😀 {"a":1}'

/** A file that is not there yet, in a folder that goes when the test ends. */
function newFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'frontland-backups-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return join(folder, 'site.backup')
}

const backUp = (address: Address, file: string, backupKey?: string) =>
  makeBackup(file, { ...address, backupKey, version: '0.1.0', now: NOW })

const restore = (
  file: string,
  address: Address,
  { isReplacing = false, backupKey = undefined as string | undefined } = {},
) =>
  withDatabase(address, (database) =>
    restoreSite({ file, backupKey }, database, { dataDir: address.dataDir, isReplacing, now: NOW }),
  )

/** What every table comes to, and which numbers were given out. */
async function sumUp(address: Address) {
  const snapshot = await openSnapshot(address)
  const tables: Record<string, unknown> = {}
  for (const table of snapshot.tables) {
    const sum = createTableSum()
    for await (const rows of snapshot.read(table))
      for (const row of rows) sum.add(lineOfRow(row, table.columns))
    tables[table.name] = sum.read()
  }
  const { migrations, lastIds } = snapshot
  await snapshot.close()
  const days = await withDatabase(address, ({ query }) =>
    query.selectFrom('registration_days').selectAll().where('count', '>', 0).orderBy('day').execute(),
  )
  return { tables, migrations, lastIds, days }
}

function hashesOf(dataDir: string): Record<string, string> {
  const files = readdirSync(dataDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('frontland.db'))
    .map(({ parentPath, name }) => join(parentPath, name))
  return Object.fromEntries(
    files
      .sort()
      .map((file) => [
        file.slice(dataDir.length),
        createHash('sha256').update(readFileSync(file)).digest('hex'),
      ]),
  )
}

/** A site in which something stands everywhere, things that were deleted and letters that wait included. */
async function fillSite(): Promise<TestApp & { address: Address }> {
  const site = await createTestApp({ runInBackground: () => {} })
  const { administrator, createUser, database, dataDir, databaseUrl, signIn } = site
  const staff = await administrator()
  const gone = await createUser('gone')
  await database.query.deleteFrom('users').where('id', '=', gone).execute()
  for (const name of ['ranger', 'scout', 'Разведчик']) {
    const player = await signIn(await createUser(name, name === 'scout' ? ['view_feedback'] : []))
    await player.call('POST', '/feedback', { body: { message: `${NASTY} ${name}` } })
  }
  const titles = { title_ru: NASTY, title_en: 'News', description_ru: 'текст', description_en: 'text' }
  await staff.call('POST', '/news', { body: titles })
  await staff.call('PUT', '/admin/site', { body: { name: 'Рубеж', accent: '#7fcf5b' } })
  await moveMoney(database, 3, 12_345, { text: 'Награда' })
  await moveMoney(database, 3, -45)
  await staff.call('POST', '/admin/users/2/ban', { body: { reason: NASTY } })
  await database.query
    .insertInto('pending_mail')
    .values({ kind: 'verification', user_id: 1, next_attempt_at: 5, created_at: 5, held_at: null })
    .execute()
  await database.query
    .insertInto('game_server_minutes')
    .values({ server_id: 1, minute: 29_000_000, is_online: 1, players: 7 })
    .execute()
  mkdirSync(join(dataDir, 'uploads'), { recursive: true })
  mkdirSync(join(dataDir, 'launcher/files'), { recursive: true })
  writeFileSync(join(dataDir, 'uploads/0123abcd.webp'), 'a picture')
  writeFileSync(join(dataDir, 'launcher/files', 'f'.repeat(64)), randomBytes(200_000))
  return { ...site, address: { dataDir, ...(databaseUrl && { databaseUrl }) } }
}

test('backup, wipe and restore give the same site', async () => {
  const { address, dataDir } = await fillSite()
  const file = newFile()
  const { manifest } = await backUp(address, file)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(readdirSync(join(file, '..'))).toEqual(['site.backup'])
  expect(Object.keys(manifest.files)).toEqual([`launcher/files/${'f'.repeat(64)}`, 'uploads/0123abcd.webp'])

  const wiped = await emptyAddress()
  await restore(file, wiped)
  await withDatabase(wiped, ({ query }) => query.updateTable('pending_mail').set({ held_at: null }).execute())
  expect(await sumUp(wiped)).toEqual(await sumUp(address))
  expect(hashesOf(wiped.dataDir)).toEqual(hashesOf(dataDir))

  // It works as the same site does: staff find by any part of a name, and numbers go on.
  const database = await openDatabase(wiped)
  const { app, signIn } = await createTestApp({ database })
  const staff = await restoredAdministrator(database, app)
  const found = await staff.call('GET', `/admin/users?search=${encodeURIComponent('ведчи')}`)
  expect(found.json()).toMatchObject({ total: 1, data: [{ username: 'Разведчик' }] })
  expect((await staff.call('GET', '/admin/stats')).json()).toMatchObject({ totalUsers: 4, totalFeedback: 3 })
  const reply = await staff.call('POST', '/feedback', { body: { message: 'after it' } })
  expect(reply.json()).toMatchObject({ id: 4 })
  expect(typeof signIn).toBe('function')
  // The books stand as firmly as before, and money goes on from what there is.
  await expect(database.query.updateTable('ledger_entries').set({ amount: 1 }).execute()).rejects.toThrow()
  await expect(database.query.deleteFrom('ledger_entries').execute()).rejects.toThrow()
  await moveMoney(database, 3, -300)
  expect(
    await database.query.selectFrom('users').select('balance_kopecks').where('id', '=', 3).execute(),
  ).toEqual([{ balance_kopecks: 12_000 }])
  await database.close()
})

async function restoredAdministrator(database: Database, app: TestApp['app']) {
  const { createToken, hashToken } = await import('#server/lib/random-token.ts')
  const token = createToken()
  await database.query
    .insertInto('sessions')
    .values({
      token_hash: hashToken(token),
      user_id: 1,
      remembered: 1,
      created_at: NOW.getTime(),
      used_at: NOW.getTime(),
      expires_at: Number.MAX_SAFE_INTEGER,
    })
    .execute()
  return createClient(app, { cookie: `session=${token}` })
}

test.runIf(inject('engine') === 'postgresql')(
  'a backup of one engine is restored into the other, and back again',
  async () => {
    const { address } = await fillSite()
    const before = await sumUp(address)
    const [there, back] = [newFile(), newFile()]
    await backUp(address, there)
    const { dataDir } = await emptyAddress()
    await restore(there, { dataDir })
    await backUp({ dataDir }, back)
    const home = await emptyAddress()
    await restore(back, home)
    for (const place of [{ dataDir }, home]) {
      await withDatabase(place, ({ query }) =>
        query.updateTable('pending_mail').set({ held_at: null }).execute(),
      )
      expect(await sumUp(place)).toEqual(before)
    }
  },
)

test('it is one moment of the site, whatever is written beside it', async () => {
  const { address, database } = await openTestDatabase()
  let isWriting = true
  let written = 0
  const writing = (async () => {
    for (; isWriting; written++)
      await database.transaction(async () => {
        const at = { noun: 'user', noun_id: written, action: 'update' as const, at: written, actor_id: null }
        await database.query
          .insertInto('audit_log')
          .values({ ...at, before: null, after: null })
          .execute()
        await new Promise((resolve) => setImmediate(resolve))
        await database.query
          .insertInto('seeds')
          .values({ name: `pair ${written}`, at: written })
          .execute()
      })
  })()
  const file = newFile()
  await backUp(address, file)
  isWriting = false
  await writing
  expect(written).toBeGreaterThan(0)

  const wiped = await emptyAddress()
  await restore(file, wiped)
  const kept = await withDatabase(wiped, async ({ query }) => ({
    log: await query.selectFrom('audit_log').select('noun_id').where('noun', '=', 'user').execute(),
    seeds: await query.selectFrom('seeds').select('at').where('name', 'like', 'pair %').execute(),
  }))
  expect(kept.seeds.map(({ at }) => at).sort()).toEqual(kept.log.map(({ noun_id }) => noun_id).sort())
})

test('a site is replaced only when that is said', async () => {
  const { address } = await openTestDatabase()
  const file = newFile()
  await backUp(address, file)
  await withDatabase(address, ({ query }) => query.deleteFrom('news').execute())
  mkdirSync(join(address.dataDir, 'uploads'))
  writeFileSync(join(address.dataDir, 'uploads/9999.webp'), 'uploaded since')
  const after = await sumUp(address)
  await expect(restore(file, address)).rejects.toThrow('There is a site here already.')
  expect(await sumUp(address)).toEqual(after)

  await restore(file, address, { isReplacing: true })
  const news = await withDatabase(address, ({ query }) => query.selectFrom('news').selectAll().execute())
  expect(news).toHaveLength(1)
  expect(readdirSync(join(address.dataDir, 'uploads'))).toEqual([])
})

test('what is damaged, cut short, newer or no backup at all is refused, and changes nothing', async () => {
  const { address, database } = await openTestDatabase()
  const file = newFile()
  await backUp(address, file)
  const whole = readFileSync(file)
  const before = await sumUp(address)
  const tryBytes = async (bytes: Buffer) => {
    const other = newFile()
    writeFileSync(other, bytes)
    await expect(restore(other, address, { isReplacing: true })).rejects.toThrow('The file is damaged')
  }
  const changed = Buffer.from(whole)
  changed[Math.floor(whole.length / 2)]! ^= 1
  await tryBytes(changed)
  await tryBytes(whole.subarray(0, whole.length - 200))
  await tryBytes(whole.subarray(0, Math.floor(whole.length / 2)))
  await tryBytes(Buffer.from('a shopping list'))
  await tryBytes(Buffer.alloc(0))
  await expect(restore('/nowhere/site.backup', address)).rejects.toThrow()

  await sql`insert into migrations (name, at) values ('9999-tomorrow', 0)`.execute(database.query)
  const newer = newFile()
  await writeBackup(newer, { ...address, version: '9.0.0', now: NOW })
  await sql`delete from migrations where name = '9999-tomorrow'`.execute(database.query)
  await expect(restore(newer, address, { isReplacing: true })).rejects.toThrow(
    'FrontLand 9.0.0 made this backup, and it is newer than this program.',
  )
  expect(await sumUp(address)).toEqual(before)
  expect(readdirSync(address.dataDir).filter((name) => name.startsWith('.'))).toEqual([])
})

test('what goes wrong at the last moment leaves the site as it was', async () => {
  const { address } = await fillSite()
  const file = newFile()
  await backUp(address, file)
  const other = await openTestDatabase()
  // Where the second of the folders should be made there is a file.
  writeFileSync(join(other.address.dataDir, 'uploads'), 'in the way')
  const before = await sumUp(other.address)
  await expect(restore(file, other.address, { isReplacing: true })).rejects.toThrow()
  expect(await sumUp(other.address)).toEqual(before)
  expect(hashesOf(other.address.dataDir)).toEqual({ '/uploads': expect.any(String) })
})

test('a backup of an older release is brought up to date', async () => {
  const old = await emptyAddress()
  const all = await listMigrations()
  await withDatabase(old, (database) =>
    database.exclusive(async () => {
      await migrate(database, all.slice(0, 5))
      await sql`insert into users (username, username_folded, email, email_folded, password_hash, language, created_at)
        values ('veteran', 'veteran', 'v@example.org', 'v@example.org', 'x', 'ru', 1)`.execute(database.query)
    }),
  )
  const file = newFile()
  await backUp(old, file)
  const address = await emptyAddress()
  await restore(file, address)
  expect((await sumUp(address)).migrations).toEqual(all)
  const users = await withDatabase(address, ({ query }) =>
    query.selectFrom('users').select(['id', 'username', 'generated_password_hash']).execute(),
  )
  expect(users).toEqual([{ id: 1, username: 'veteran', generated_password_hash: null }])
})

test('with a key nobody else reads it, and only then does it hold the key of the secrets', async () => {
  const { address } = await fillSite()
  writeFileSync(join(address.dataDir, 'secret.key'), 'the secret key', { mode: 0o600 })
  const [plain, sealed] = [newFile(), newFile()]
  await backUp(address, plain)
  await backUp(address, sealed, KEY)
  expect(readFileSync(sealed).includes('about.json')).toBe(false)

  const places = { plain: await emptyAddress(), sealed: await emptyAddress() }
  await restore(plain, places.plain)
  expect(readdirSync(places.plain.dataDir)).not.toContain('secret.key')
  for (const backupKey of [undefined, 'a key for something else'])
    await expect(restore(sealed, places.sealed, { backupKey })).rejects.toThrow(/BACKUP_KEY/)
  await restore(sealed, places.sealed, { backupKey: KEY })
  expect(readFileSync(join(places.sealed.dataDir, 'secret.key'), 'utf8')).toBe('the secret key')
  expect(statSync(join(places.sealed.dataDir, 'secret.key')).mode & 0o777).toBe(0o600)

  const bytes = readFileSync(sealed)
  const damaged = newFile()
  for (const place of [60, Math.floor(bytes.length / 2), bytes.length - 1]) {
    const changed = Buffer.from(bytes)
    changed[place]! ^= 1
    writeFileSync(damaged, changed)
    await expect(restore(damaged, await emptyAddress(), { backupKey: KEY })).rejects.toThrow(/damaged/)
  }
  // Cut at the end of a piece, which by itself is whole.
  writeFileSync(damaged, bytes.subarray(0, 46 + 64 * 1024 + 16))
  await expect(restore(damaged, await emptyAddress(), { backupKey: KEY })).rejects.toThrow(/damaged/)
})
