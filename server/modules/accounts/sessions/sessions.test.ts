import type { CompiledQuery } from 'kysely'
import { expect, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { createSeenUsersStore } from '#server/modules/accounts/users/seen-users.store.ts'
import { openTestDatabase, TEST_START } from '#tests/harness/test-database.ts'
import { createSessionsService } from './sessions.service.ts'
import { createSessionsStore } from './sessions.store.ts'

const PLACE = { userAgent: undefined, address: '127.0.0.1' }
const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

async function openSessions() {
  const { database } = await openTestDatabase()
  const clock = { time: TEST_START.getTime() }
  const sessions = createSessionsService({
    sessions: createSessionsStore(database),
    users: createSeenUsersStore(database),
    site: { timeZone: async () => 'UTC' },
    now: () => new Date(clock.time),
  })
  const readRows = () => database.query.selectFrom('sessions').selectAll().execute()
  return { database, clock, sessions, readRows }
}

test('a session tells who is signed in and what they may do', async () => {
  const { sessions } = await openSessions()
  const token = await sessions.start(1, false, PLACE)
  expect(await sessions.authenticate(token)).toEqual({
    id: 1,
    username: 'admin',
    profileStamp: expect.any(Number),
    permissions: expect.arrayContaining(['access_admin_panel', 'manage_users']),
    withheld: [],
    sessionHash: expect.any(String),
    isConfirmed: true,
  })
  expect(await sessions.authenticate(`${token}x`)).toBeNull()
  expect(await sessions.authenticate('')).toBeNull()
})

test('using a session is written down at most every five minutes', async () => {
  const { sessions, clock, readRows } = await openSessions()
  const token = await sessions.start(1, false, PLACE)
  clock.time += 5 * MINUTE_MS - 1
  await sessions.authenticate(token)
  expect(await readRows()).toMatchObject([{ used_at: TEST_START.getTime() }])
  clock.time += 1
  await sessions.authenticate(token)
  expect(await readRows()).toMatchObject([{ used_at: clock.time, expires_at: clock.time + 24 * HOUR_MS }])
})

test('using a remembered session does not prolong it', async () => {
  const { sessions, clock, readRows } = await openSessions()
  const token = await sessions.start(1, true, PLACE)
  clock.time += 24 * HOUR_MS
  expect(await sessions.authenticate(token)).toMatchObject({ id: 1 })
  expect(await readRows()).toMatchObject([{ expires_at: TEST_START.getTime() + 30 * 24 * HOUR_MS }])
})

test('cleaning up removes the sessions that have expired, and no other', async () => {
  const { sessions, clock, readRows } = await openSessions()
  await sessions.start(1, false, PLACE)
  await sessions.start(1, true, PLACE)
  clock.time += 24 * HOUR_MS
  await sessions.removeExpired()
  expect(await readRows()).toMatchObject([{ remembered: 1 }])
})

test('a session check is one query that uses indexes only', async () => {
  const { database } = await openSessions()
  const asked: { query: CompiledQuery; parameters: readonly unknown[] }[] = []
  const listening: Database = {
    ...database,
    query: database.query,
    run<Row>(query: CompiledQuery<Row>, parameters: readonly unknown[]) {
      asked.push({ query, parameters })
      return database.run(query, parameters)
    },
  }
  await createSessionsStore(listening).find('hash')
  expect(asked).toHaveLength(1)
  if (database.engine !== 'sqlite') return // PostgreSQL plans by how much it finds in a table.

  const [{ query, parameters } = expect.fail()] = asked
  const explained = { ...query, sql: `explain query plan ${query.sql}` } as CompiledQuery<{ detail: string }>
  const plan = (await database.run(explained, parameters)).map(({ detail }) => detail)
  expect(plan.filter((step) => step.startsWith('SEARCH'))).toHaveLength(5)
  expect(plan.filter((step) => step.startsWith('SCAN'))).toEqual([])
})
