/** Power that is taken away while a call of its holder is under way. */
import { EventEmitter, once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { createRolesStore } from '#server/modules/accounts/roles/roles.store.ts'
import { createTestApp, type TestClient } from '#tests/harness/test-app.ts'

const LONG_ENOUGH_TO_ARRIVE_MS = 150

/** Takes power away in a transaction that ends only after `call` has arrived; gives the status of the call's reply. */
async function statusWhileTaking(
  database: Database,
  take: () => Promise<unknown>,
  call: () => ReturnType<TestClient['call']>,
): Promise<number> {
  const events = new EventEmitter()
  const locked = once(events, 'locked')
  const arrived = once(events, 'arrived')
  const taking = database.transaction(async () => {
    await createRolesStore(database).lockPower()
    await take()
    events.emit('locked')
    await arrived
  })
  await locked
  const reply = call()
  await sleep(LONG_ENOUGH_TO_ARRIVE_MS)
  events.emit('arrived')
  await taking
  return (await reply).statusCode
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

test.each(Object.keys(changes(0, 0)) as (keyof ReturnType<typeof changes>)[])(
  '%s is refused once the role is gone',
  async (name) => {
    const { database, createUser, signIn, administrator } = await createTestApp()
    const admin = await administrator()
    const chiefId = await createUser('Chief', ['manage_users', 'manage_roles', 'manage_news'])
    const chief = await signIn(chiefId)
    const id = await createUser('Ranger')
    const draft = { name: 'Empty', permissions: [] }
    const role = (await admin.call('POST', '/admin/roles', { body: draft })).json()
    const [method, path, body] = changes(id, role.id)[name]
    const before = await database.query.selectFrom('audit_log').selectAll().execute()

    const status = await statusWhileTaking(
      database,
      () => database.query.deleteFrom('user_roles').where('user_id', '=', chiefId).execute(),
      () => chief.call(method, path, body && { body }),
    )
    expect(status).toBe(403)
    expect(await database.query.selectFrom('audit_log').selectAll().execute()).toEqual(before)
  },
)

test('it is refused as well when the session was ended', async () => {
  const { database, createUser, signIn } = await createTestApp()
  const chiefId = await createUser('Chief', ['manage_users'])
  const chief = await signIn(chiefId)
  const id = await createUser('Ranger')
  const status = await statusWhileTaking(
    database,
    () => database.query.deleteFrom('sessions').where('user_id', '=', chiefId).execute(),
    () => chief.call('DELETE', `/admin/users/${id}`),
  )
  expect(status).toBe(401)
})

test('what was left untouched is done', async () => {
  const { database, createUser, signIn } = await createTestApp()
  const chief = await signIn(await createUser('Chief', ['manage_users']))
  const id = await createUser('Ranger')
  const status = await statusWhileTaking(
    database,
    async () => {},
    () => chief.call('DELETE', `/admin/users/${id}`),
  )
  expect(status).toBe(204)
})
