import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { SMTPServer } from 'smtp-server'
import { expect, inject, onTestFinished, test } from 'vitest'
import { type Config, readConfig } from '#server/config/env.ts'
import { openSecrets } from '#server/secret-key.ts'
import { openTestDatabase, TEST_START } from '#tests/harness/test-database.ts'
import { type Examination, examineSite } from './examine.ts'
import { checkDisk } from './machine-checks.ts'

const HOUR_MS = 60 * 60 * 1000
const GIB = 1024 ** 3

async function listenToMail(): Promise<string> {
  const server = new SMTPServer({ authOptional: true, disabledCommands: ['STARTTLS'] })
  const listening = server.listen(0, '127.0.0.1')
  await new Promise((resolve) => listening.once('listening', resolve))
  onTestFinished(() => new Promise((resolve) => server.close(resolve)))
  return `smtp://127.0.0.1:${(listening.address() as { port: number }).port}`
}

/** A port of this machine on which nobody listens. */
async function closedPort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  await new Promise((resolve) => server.close(resolve))
  return port
}

/** A site of which nothing is to be said but what is left to do in the panel. */
async function openSoundSite() {
  const { database, address } = await openTestDatabase()
  const buildFolder = mkdtempSync(join(tmpdir(), 'frontland-build-'))
  onTestFinished(() => rmSync(buildFolder, { recursive: true, force: true }))
  mkdirSync(join(buildFolder, 'program'))
  chmodSync(address.dataDir, 0o700)
  const environment = {
    DATA_DIR: address.dataDir,
    SITE_URL: 'https://rubezh.example',
    TRUST_PROXY: '1',
    SMTP_URL: await listenToMail(),
    ...(address.databaseUrl && { DATABASE_URL: address.databaseUrl }),
  }
  const examine = async (change: Record<string, string> = {}, more: Partial<Examination> = {}) => {
    const changed = { ...environment, ...change }
    const config: Config = readConfig(changed)
    // PostgreSQL has a clock of its own; SQLite knows what was written last.
    const now = () => (inject('engine') === 'postgresql' ? new Date() : TEST_START)
    return examineSite({
      config,
      environment: changed,
      version: '0.1.0',
      buildFolder,
      now,
      ask: async () => Response.json({ status: 'ok' }),
      freeBytesOf: async () => 20 * GIB,
      ...more,
    })
  }
  /** What it finds wrong, by its name, and what it says to do. */
  const listFaults = async (...change: Parameters<typeof examine>) =>
    (await examine(...change)).filter(({ state }) => state === 'fault')
  return { database, dataDir: address.dataDir, buildFolder, examine, listFaults }
}

const found = (check: string, says: RegExp, remedy: RegExp) => [
  { check, state: 'fault', says: expect.stringMatching(says), remedy: expect.stringMatching(remedy) },
]

test('a sound site has no fault, and is told what the panel would have it do', async () => {
  const { examine } = await openSoundSite()
  const findings = await examine()
  expect(findings.filter(({ state }) => state === 'fault')).toEqual([])
  const notes = findings.filter(({ state }) => state === 'note').map(({ check }) => check)
  expect(notes).toEqual([
    'administrator',
    'look',
    'identity',
    'samples',
    'gameServer',
    'launcher',
    'payments',
    'search',
  ])
  for (const { state, remedy } of findings) expect(remedy === undefined).toBe(state === 'well')
})

test('a database that is away or damaged', async () => {
  const { dataDir, listFaults } = await openSoundSite()
  if (inject('engine') === 'postgresql') {
    const DATABASE_URL = `postgresql://nobody@127.0.0.1:${await closedPort()}/nothing`
    expect(await listFaults({ DATABASE_URL })).toEqual(found('database', /ECONNREFUSED/, /DATABASE_URL/))
  } else {
    const other = join(dataDir, 'other')
    mkdirSync(other, { mode: 0o700 })
    writeFileSync(join(other, 'frontland.db'), 'this was a database once, and now it is a letter to nobody')
    expect(await listFaults({ DATA_DIR: other })).toEqual(found('database', /not a database/, /backup/))
  }
})

test('a schema of another release', async () => {
  const { database, listFaults } = await openSoundSite()
  await sql`insert into migrations (name, at) values ('9999-tomorrow', 0)`.execute(database.query)
  expect(await listFaults()).toEqual(found('migrations', /newer.*9999-tomorrow/, /Update/))
  await sql`delete from migrations where name > '0025'`.execute(database.query)
  expect(await listFaults()).toEqual(found('migrations', /lacks/, /start the site/))
})

test('a disk that cannot be written, and one that is nearly full', async () => {
  const { dataDir, listFaults } = await openSoundSite()
  expect(await listFaults({}, { freeBytesOf: async () => GIB / 4 })).toEqual(
    found('disk', /^0\.3 GiB free/, /Make room/),
  )
  expect([await checkDisk(join(dataDir, 'nowhere'))]).toEqual(
    found('disk', /cannot be written \(ENOENT\)/, /account/),
  )
})

test('a clock that went back', async () => {
  const { database, listFaults } = await openSoundSite()
  const at = Math.max(Date.now(), TEST_START.getTime()) + HOUR_MS
  await sql`update users set created_at = ${at}`.execute(database.query)
  expect(await listFaults()).toEqual(found('clock', /minutes from now/, /NTP/))
})

test.runIf(inject('engine') === 'postgresql')('a clock that differs from that of the database', async () => {
  const { listFaults } = await openSoundSite()
  const now = () => new Date(Date.now() + 30_000)
  expect(await listFaults({}, { now })).toEqual(found('clock', /30 seconds apart/, /NTP/))
})

test('a mail server that takes nothing', async () => {
  const { listFaults } = await openSoundSite()
  const SMTP_URL = `smtp://robot:s3cret@127.0.0.1:${await closedPort()}`
  const faults = await listFaults({ SMTP_URL })
  expect(faults).toEqual(found('SMTP', /takes no letters.*ECONNREFUSED/, /SMTP_URL/))
  expect(JSON.stringify(faults)).not.toContain('s3cret')
})

test('an address that leads elsewhere, or nowhere', async () => {
  const { listFaults } = await openSoundSite()
  const elsewhere = async () => new Response('<h1>Welcome to nginx</h1>', { status: 200 })
  expect(await listFaults({}, { ask: elsewhere })).toEqual(found('way here', /not as this site/, /proxy/))
  const nowhere = async () => {
    throw new TypeError('fetch failed', { cause: new Error('getaddrinfo ENOTFOUND rubezh.example') })
  }
  expect(await listFaults({}, { ask: nowhere })).toEqual(
    found('way here', /cannot be reached: .*ENOTFOUND/, /DNS/),
  )
})

test('a proxy that nobody believes', async () => {
  const { listFaults } = await openSoundSite()
  expect(await listFaults({ TRUST_PROXY: '' })).toEqual(found('proxy', /count as one/, /TRUST_PROXY=1/))
  expect(await listFaults({ SITE_URL: 'http://rubezh.example' })).toEqual(
    found('proxy', /browsers keep no session/, /https/),
  )
})

test('secrets that other accounts of the machine may read', async () => {
  const { dataDir, listFaults } = await openSoundSite()
  const secret = join(dataDir, 'smtp')
  writeFileSync(secret, await listenToMail(), { mode: 0o644 })
  chmodSync(secret, 0o644)
  const asFile = { SMTP_URL: '', SMTP_URL_FILE: secret }
  const faults = await listFaults(asFile)
  expect(faults).toEqual(found('permissions', /smtp/, /chmod 700 .*; chmod 600 .*smtp/))
  chmodSync(secret, 0o600)
  expect(await listFaults(asFile)).toEqual([])

  writeFileSync(join(dataDir, 'secret.key'), 'x')
  chmodSync(join(dataDir, 'secret.key'), 0o640)
  expect(await listFaults()).toEqual(found('permissions', /secret\.key/, /chmod/))
})

test('a Node that is too old, and pages that nobody has built', async () => {
  const { buildFolder, examine, listFaults } = await openSoundSite()
  expect(await listFaults({}, { nodeVersion: 'v20.11.0' })).toEqual(
    found('versions', /v20\.11\.0 is too old/, /Install Node 24/),
  )
  rmSync(join(buildFolder, 'program'), { recursive: true })
  expect(await examine()).toContainEqual(
    expect.objectContaining({ check: 'versions', state: 'note', remedy: expect.stringContaining('build') }),
  )
})

test('a key that is not the one the secrets are sealed by, or is not here', async () => {
  const { database, dataDir, listFaults } = await openSoundSite()
  const config = { dataDir, secretKey: 'the key of this site, which is long enough' }
  await openSecrets(database, config)
  expect(await listFaults({ SECRET_KEY: config.secretKey })).toEqual([])
  expect(await listFaults()).toEqual(found('key', /not here/, /SECRET_KEY/))
  expect(await listFaults({ SECRET_KEY: 'the key of another site, long enough' })).toEqual(
    found('key', /not the one/, /SECRET_KEY/),
  )
})

test('a provider that is on, by the key its secrets are sealed with, and a seller who is named', async () => {
  const { database, dataDir, examine } = await openSoundSite()
  const secretKey = 'the key of this site, which is long enough'
  const secrets = await openSecrets(database, { dataDir, secretKey })
  const { id } = await database.query
    .insertInto('payment_connections')
    .values({
      provider: 'yookassa',
      settings: JSON.stringify({ shopId: '100500' }),
      sealed_secrets: '',
      connected_at: 0,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const sealed = secrets.seal(JSON.stringify({ secretKey: 'live_0123456789abcdef' }), {
    table: 'payment_connections',
    row: id,
    field: 'sealed_secrets',
  })
  await database.query.updateTable('payment_connections').set({ sealed_secrets: sealed }).execute()
  const seller = { SELLER_NAME: 'Granite Ltd', SELLER_CONTACT: 'hq@granite.example' }
  const payments = async (variables: Record<string, string>) =>
    (await examine({ SECRET_KEY: secretKey, ...variables })).find(({ check }) => check === 'payments')?.state
  expect(await payments(seller)).toBe('note')
  expect(await payments({ ...seller, SELLER_TAX_ID: '7700' })).toBe('well')
})

test('money of a test on balances, once the shop takes real money', async () => {
  const { database, examine } = await openSoundSite()
  const topUp = {
    user_id: 1,
    email: 'scout@example.org',
    provider: 'test' as const,
    amount_kopecks: 50_000,
    created_at: 0,
    paid_kopecks: 50_000,
  }
  await database.query
    .insertInto('top_ups')
    .values([
      { ...topUp, uuid: 'a', number: 'A', is_test: 1, refunded_kopecks: 20_000 },
      { ...topUp, uuid: 'b', number: 'B', is_test: 1, refunded_kopecks: 50_000 },
      { ...topUp, uuid: 'c', number: 'C', is_test: 0, refunded_kopecks: 0 },
    ])
    .execute()
  const told = async (change?: Record<string, string>) =>
    (await examine(change)).filter(({ check }) => check === 'test-money')
  expect(await told()).toEqual([
    {
      check: 'test-money',
      state: 'note',
      says: expect.stringContaining('₽300 from test top-ups (1)'),
      remedy: expect.stringContaining('Top-ups'),
    },
  ])
  expect(await told({ PAYMENTS_TEST: 'true' })).toEqual([])
})

test('nobody who could sign in as an administrator, and letters that do not go', async () => {
  const { database, listFaults } = await openSoundSite()
  await database.query
    .insertInto('pending_mail')
    .values({
      kind: 'verification',
      user_id: 1,
      attempts: 5,
      next_attempt_at: 0,
      created_at: 0,
      held_at: null,
    })
    .execute()
  expect(await listFaults()).toEqual(found('letters', /1 could not be sent/, /log/))
  await database.query.updateTable('users').set({ banned_at: 1 }).execute()
  expect(await listFaults()).toEqual([
    ...found('administrators', /Nobody/, /admin -- reset/),
    ...found('letters', /1 could not be sent/, /log/),
  ])
})
