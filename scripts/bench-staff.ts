/**
 * `node scripts/run.mjs bench-staff [users] [sqlite|postgresql]`: the dashboard and the list of users with a million
 * users. Keeps the filled databases in `DATA_DIR` and `DATABASE_URL` when these are set, else throws them away.
 */
import './bootstrap/lifeline.ts'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { buildApp } from '#server/app.ts'
import { readConfig } from '#server/config/env.ts'
import { type Database, openDatabase } from '#server/db/database.ts'
import type { Engine } from '#server/db/engine.ts'
import { createToken, hashToken } from '#server/lib/random-token.ts'
import { createSecrets } from '#server/lib/secrets.ts'
import { prepareDatabase } from '#server/prepare-database.ts'
import { startPostgres } from '#tests/postgres/start-postgres.ts'
import { fillUsers, RARE_NAME } from './bench/fill-users.ts'
import { quantile } from './bench/quantile.ts'

const TURNS_MAX = 15
const PATIENCE_MS = 6_000

const [countText = '1000000', only] = process.argv.slice(2)
const count = Number(countText)
const CALLS: Record<string, string> = {
  stats: '/admin/stats',
  activity: '/admin/activity',
  registrations: '/admin/user-registrations',
  heatmap: '/admin/user-registrations-heatmap',
  'users: first page': '/admin/users',
  'users: by name': '/admin/users?sort=username-asc',
  'users: page 400': '/admin/users?page=400',
  'users: last page': `/admin/users?page=${Math.ceil(count / 25)}`,
  'users: role': '/admin/users?role=admin',
  'search: one user': `/admin/users?search=${RARE_NAME.slice(1)}`,
  'search: one address': `/admin/users?search=player.${Math.floor(count / 2)}@`,
  'search: Cyrillic, some': `/admin/users?search=${encodeURIComponent('шамедьцарь')}`,
  'search: Cyrillic, many': `/admin/users?search=${encodeURIComponent('волк')}`,
  'search: a third of all': '/admin/users?search=gmail.com',
  'search: nobody': '/admin/users?search=nosuchplayer',
  'search: two letters': '/admin/users?search=qw',
}

const table: Record<string, Record<string, number>> = {}
for (const engine of ['sqlite', 'postgresql'] as const) if (!only || only === engine) await measure(engine)
console.table(table)

async function measure(engine: Engine): Promise<void> {
  const folder = process.env.DATA_DIR ?? mkdtempSync(join(tmpdir(), 'frontland-bench-'))
  const server = engine === 'postgresql' && !process.env.DATABASE_URL ? await startPostgres() : null
  const config = readConfig({
    ...process.env,
    DATA_DIR: folder,
    ADMIN_PASSWORD: 'measured-by-load',
    DATABASE_URL: engine === 'postgresql' ? (process.env.DATABASE_URL ?? server?.url) : undefined,
  })
  const database = await openDatabase(config)
  try {
    await prepareDatabase(database, config)
    await fillWhenEmpty(database)
    await measureCalls(database, config)
  } finally {
    await database.close()
    await server?.stop()
    if (!process.env.DATA_DIR) rmSync(folder, { recursive: true, force: true })
  }
}

async function fillWhenEmpty(database: Database): Promise<void> {
  const filled = await database.query.selectFrom('users').select('id').limit(1).offset(1).executeTakeFirst()
  if (filled) return
  const started = performance.now()
  await database.transaction(() => fillUsers(database, count, Date.now()))
  console.log(`${database.engine}: ${count} users in ${seconds(started)} s`)
  await sql
    .raw(database.engine === 'sqlite' ? 'pragma wal_checkpoint(truncate)' : 'vacuum analyze')
    .execute(database.query)
}

async function measureCalls(database: Database, config: ReturnType<typeof readConfig>): Promise<void> {
  const app = await buildApp({
    config,
    database,
    secrets: createSecrets('the key of the bench'),
    send: async () => ({ messageId: '' }),
    rateLimits: false,
  })
  const cookie = `session=${await openSession(database)}`
  for (const [name, path] of Object.entries(CALLS)) {
    const times: number[] = []
    const since = performance.now()
    while (times.length < TURNS_MAX + 2 && performance.now() - since < PATIENCE_MS) {
      const started = performance.now()
      const reply = await app.inject({ url: `/api${path}`, headers: { cookie } })
      times.push(performance.now() - started)
      if (reply.statusCode !== 200) throw new Error(`${path} answered ${reply.statusCode}: ${reply.body}`)
    }
    const warm = times.slice(Math.min(2, times.length - 1))
    table[name] = { ...table[name], [`${database.engine} p50 ms`]: Number(quantile(warm).toFixed(1)) }
  }
  await measureExport(app, database.engine, cookie)
  await app.close()
}

/** The whole list over a socket, and the most memory that this process held meanwhile. */
async function measureExport(app: FastifyInstance, engine: Engine, cookie: string): Promise<void> {
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  const before = process.memoryUsage.rss()
  const started = performance.now()
  const reply = await fetch(`${url}/api/admin/users/export`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: '{}',
  })
  let bytes = 0
  let memory = 0
  for await (const piece of reply.body ?? []) {
    bytes += piece.length
    memory = Math.max(memory, process.memoryUsage.rss())
  }
  const inMegabytes = (size: number) => `${Math.round(size / 1e6)} MB`
  const held = `${inMegabytes(before)} before, ${inMegabytes(memory)} at most`
  console.log(`${engine}: exported ${inMegabytes(bytes)} in ${seconds(started)} s; memory ${held}`)
}

async function openSession(database: Database): Promise<string> {
  const token = createToken()
  const time = Date.now()
  const session = { token_hash: hashToken(token), user_id: 1, remembered: 1, created_at: time, used_at: time }
  await database.query
    .insertInto('sessions')
    .values({ ...session, expires_at: time + 3_600_000 })
    .execute()
  return token
}

function seconds(started: number): number {
  return Math.round((performance.now() - started) / 1000)
}
