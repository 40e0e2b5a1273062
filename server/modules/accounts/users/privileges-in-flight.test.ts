/** Privileges that are taken away while a call of its holder is under way. */
import { sql } from 'kysely'
import { describe, expect, inject, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { createRolesStore } from '#server/modules/accounts/roles/roles.store.ts'
import { createTestApp, type TestApp, type TestClient } from '#tests/harness/test-app.ts'
import { until } from '#tests/harness/until.ts'

type Call = () => ReturnType<TestClient['call']>

/** Takes privileges away after `call` was let in and before it changes anything; gives the status of its reply. */
async function statusAfterTaking(site: TestApp, take: () => Promise<unknown>, call: Call): Promise<number> {
  const { reached, release } = site.holdNextTransaction()
  const reply = call()
  await reached
  await take()
  release()
  return (await reply).statusCode
}

/** Takes privileges away in a transaction that ends only when `call` waits for it; gives the status of the call's reply. */
async function statusWhileTaking(
  { database }: TestApp,
  take: () => Promise<unknown>,
  call: Call,
): Promise<number> {
  let lock = () => {}
  let end = () => {}
  const locked = new Promise<void>((resolve) => (lock = resolve))
  const ended = new Promise<void>((resolve) => (end = resolve))
  const taking = database.transaction(async () => {
    await createRolesStore(database).lockPrivileges()
    await take()
    lock()
    await ended
  })
  await locked
  const reply = call()
  await until(async () => expect(await countWaiting(database)).toBe(1)).finally(end)
  await taking
  return (await reply).statusCode
}

/** How many connections wait for what another one has locked. */
async function countWaiting(database: Database): Promise<number> {
  const waiting = sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
  return (await waiting.execute(database.query)).rows.length
}

const changes = (id: number, role: number) =>
  ({
    'changing an account': ['PUT', `/admin/users/${id}`, { username: 'Renamed' }],
    'banning an account': ['POST', `/admin/users/${id}/ban`, { reason: 'Revenge' }],
    'giving roles': ['POST', '/admin/users/roles', { ids: [id], add: ['role of Chief'] }],
    'deleting an account': ['DELETE', `/admin/users/${id}`, undefined],
    'making a role': ['POST', '/admin/roles', { name: 'Mine', permissions: ['manage_users'] }],
    'changing a role': ['PUT', `/admin/roles/${role}`, { permissions: ['manage_users'] }],
    'deleting a role': ['DELETE', `/admin/roles/${role}`, undefined],
  }) as const

/** The embedded engine has one connection: there, whoever comes while privileges are taken waits at the gate. */
const ways = {
  'privileges taken away once the call was let in': statusAfterTaking,
  ...(inject('engine') === 'postgresql' ? { 'privileges that are being taken away': statusWhileTaking } : {}),
}

describe.each(Object.entries(ways))('%s', (_, statusOf) => {
  test.each(Object.keys(changes(0, 0)) as (keyof ReturnType<typeof changes>)[])(
    '%s is refused once the role is gone',
    async (name) => {
      const site = await createTestApp()
      const { database, createUser, signIn, administrator } = site
      const admin = await administrator()
      const chiefId = await createUser('Chief', ['manage_users', 'manage_roles', 'manage_news'])
      const chief = await signIn(chiefId)
      const id = await createUser('Ranger')
      const draft = { name: 'Empty', permissions: [] }
      const role = (await admin.call('POST', '/admin/roles', { body: draft })).json()
      const [method, path, body] = changes(id, role.id)[name]
      const before = await database.query.selectFrom('audit_log').selectAll().execute()

      const status = await statusOf(
        site,
        () => database.query.deleteFrom('user_roles').where('user_id', '=', chiefId).execute(),
        () => chief.call(method, path, body && { body }),
      )
      expect(status).toBe(403)
      expect(await database.query.selectFrom('audit_log').selectAll().execute()).toEqual(before)
    },
  )

  test('it is refused as well when the session was ended', async () => {
    const site = await createTestApp()
    const chiefId = await site.createUser('Chief', ['manage_users'])
    const chief = await site.signIn(chiefId)
    const id = await site.createUser('Ranger')
    const status = await statusOf(
      site,
      () => site.database.query.deleteFrom('sessions').where('user_id', '=', chiefId).execute(),
      () => chief.call('DELETE', `/admin/users/${id}`),
    )
    expect(status).toBe(401)
  })

  test('what was left untouched is done', async () => {
    const site = await createTestApp()
    const chief = await site.signIn(await site.createUser('Chief', ['manage_users']))
    const id = await site.createUser('Ranger')
    const status = await statusOf(
      site,
      async () => {},
      () => chief.call('DELETE', `/admin/users/${id}`),
    )
    expect(status).toBe(204)
  })
})
