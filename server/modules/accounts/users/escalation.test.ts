/** Nobody gives, takes or touches privileges they do not hold (privilege escalation), and the last administrator stays. */
import { expect, test } from 'vitest'
import type { User } from '#shared/contract/accounts/users.ts'
import { createTestApp, errorCode, type TestApp } from '#tests/harness/test-app.ts'

/** A second administrator beside the first. */
async function addAdministrator(
  { createUser, administrator }: TestApp,
  username = 'Second',
): Promise<number> {
  const id = await createUser(username)
  await (await administrator()).call('PUT', `/admin/users/${id}`, { body: { roles: ['admin'] } })
  return id
}

const administratorsOf = async ({ database }: TestApp) =>
  (
    await database.query
      .selectFrom('user_roles')
      .innerJoin('roles', 'roles.id', 'user_roles.role_id')
      .where('roles.name', '=', 'admin')
      .select('user_id')
      .execute()
  ).map((row) => row.user_id)

test('nobody gives a role with a permission they do not hold, not even to themselves', async () => {
  const { createUser, signIn } = await createTestApp()
  const id = await createUser('Chief', [
    'manage_users',
    'access_admin_panel',
    'manage_news',
    'manage_content',
  ])
  const chief = await signIn(id)
  const player = await createUser('Ranger')
  const give = (userId: number, roles: string[]) =>
    chief.call('PUT', `/admin/users/${userId}`, { body: { roles } })

  expect((await give(player, ['editor'])).json()).toMatchObject({ roles: ['editor'] })
  for (const role of ['admin', 'moderator']) {
    expect(errorCode(await give(player, ['editor', role]))).toBe('not_allowed')
    expect(errorCode(await give(id, ['role of Chief', role]))).toBe('not_allowed')
  }
})

test('nobody takes a role with a permission they do not hold', async () => {
  const { player, createUser, database } = await createTestApp()
  const chief = await player('Chief', ['manage_users', 'access_admin_panel'])
  const id = await createUser('Ranger', ['manage_news'])
  const reply = await chief.call('PUT', `/admin/users/${id}`, { body: { roles: [] } })
  expect(reply.statusCode).toBe(403)
  const held = database.query.selectFrom('user_roles').selectAll().where('user_id', '=', id)
  expect(await held.execute()).toHaveLength(1)
})

test('nobody touches an account that holds a permission they do not hold', async () => {
  const { player, createUser, administrator } = await createTestApp()
  const chief = await player('Chief', ['manage_users'])
  const editor = await createUser('Editor', ['manage_news'])
  for (const id of [1, editor]) {
    const change = await chief.call('PUT', `/admin/users/${id}`, { body: { email: 'mine@example.org' } })
    expect(errorCode(change)).toBe('not_allowed')
    expect(errorCode(await chief.call('DELETE', `/admin/users/${id}`))).toBe('not_allowed')
  }
  const admin = await administrator()
  expect((await admin.call('DELETE', `/admin/users/${editor}`)).statusCode).toBe(204)
})

test('a refused change changes nothing at all', async () => {
  const { player, createUser, database } = await createTestApp()
  const chief = await player('Chief', ['manage_users'])
  const id = await createUser('Ranger')
  await chief.call('PUT', `/admin/users/${id}`, { body: { username: 'Scout', roles: ['admin'] } })
  const row = database.query.selectFrom('users').select(['username', 'version']).where('id', '=', id)
  expect(await row.executeTakeFirst()).toEqual({ username: 'Ranger', version: 1 })
  expect(await database.query.selectFrom('audit_log').selectAll().execute()).toEqual([])
})

test('the last administrator can be neither demoted nor deleted, not even by themselves', async () => {
  const site = await createTestApp()
  const admin = await site.administrator()
  const demotion = await admin.call('PUT', '/admin/users/1', { body: { roles: [] } })
  expect(demotion.statusCode).toBe(409)
  expect(errorCode(demotion)).toBe('last_administrator')
  expect(errorCode(await admin.call('DELETE', '/admin/users/1'))).toBe('last_administrator')
  expect(await administratorsOf(site)).toEqual([1])
})

test('with a second administrator the first one can go', async () => {
  const site = await createTestApp()
  const admin = await site.administrator()
  await addAdministrator(site)
  expect((await admin.call('PUT', '/admin/users/1', { body: { roles: [] } })).json()).toMatchObject({
    roles: [],
  })
  expect((await admin.call('GET', '/admin/users')).statusCode).toBe(403)
})

test('of two administrators who demote each other at the same moment one stays', async () => {
  const site = await createTestApp()
  const second = await addAdministrator(site)
  const [first, other] = [await site.administrator(), await site.signIn(second)]
  const replies = await Promise.all([
    first.call('PUT', `/admin/users/${second}`, { body: { roles: [] } }),
    other.call('PUT', '/admin/users/1', { body: { roles: [] } }),
  ])
  const refused = replies.find((reply) => reply.statusCode !== 200)
  expect(['last_administrator', 'not_allowed']).toContain(refused && errorCode(refused))
  expect(await administratorsOf(site)).toHaveLength(1)
})

test('of two administrators who delete each other at the same moment one stays', async () => {
  const site = await createTestApp()
  const second = await addAdministrator(site)
  const [first, other] = [await site.administrator(), await site.signIn(second)]
  const replies = await Promise.all([
    first.call('DELETE', `/admin/users/${second}`),
    other.call('DELETE', '/admin/users/1'),
  ])
  expect(replies.map((reply) => reply.statusCode).filter((status) => status === 204)).toHaveLength(1)
  expect(replies.map((reply) => reply.statusCode).filter((status) => status >= 500)).toEqual([])
  expect(await administratorsOf(site)).toHaveLength(1)
})

test('of three administrators who delete each other at the same moment one stays', async () => {
  const site = await createTestApp()
  const others = [await addAdministrator(site, 'Second'), await addAdministrator(site, 'Third')]
  const clients = await Promise.all([1, ...others].map((id) => site.signIn(id)))
  const targets = [...others, 1]
  const replies = await Promise.all(
    clients.map((client, index) => client.call('DELETE', `/admin/users/${targets[index]}`)),
  )
  expect(replies.map((reply) => reply.statusCode).filter((status) => status >= 500)).toEqual([])
  expect(await administratorsOf(site)).not.toHaveLength(0)
})

test('staff without privileges over each other who delete each other get an answer, not a fault', async () => {
  const { createUser, signIn } = await createTestApp()
  const ids = [await createUser('One', ['manage_users']), await createUser('Two', ['manage_users'])] as const
  const clients = [await signIn(ids[0]), await signIn(ids[1])] as const
  const replies = await Promise.all([
    clients[0].call('DELETE', `/admin/users/${ids[1]}`),
    clients[1].call('DELETE', `/admin/users/${ids[0]}`),
  ])
  expect(replies.map((reply) => reply.statusCode).filter((status) => status >= 500)).toEqual([])
})

test('the roles of two people are changed at the same moment without loss', async () => {
  const { administrator, createUser } = await createTestApp()
  const ids = await Promise.all(['One', 'Two', 'Three'].map((name) => createUser(name)))
  const admin = await administrator()
  const replies = await Promise.all(
    ids.map((id) => admin.call('PUT', `/admin/users/${id}`, { body: { roles: ['editor'] } })),
  )
  expect(replies.map((reply) => reply.json<User>().roles)).toEqual([['editor'], ['editor'], ['editor']])
})

test('an administrator who is banned cannot stand in for the last one', async () => {
  const site = await createTestApp()
  const second = await addAdministrator(site)
  const admin = await site.administrator()
  const until = new Date(site.clock.now.getTime() + 60_000).toISOString()
  expect(
    (await admin.call('POST', `/admin/users/${second}/ban`, { body: { reason: 'x', until } })).statusCode,
  ).toBe(200)
  const demotion = await admin.call('PUT', '/admin/users/1', { body: { roles: [] } })
  expect(errorCode(demotion)).toBe('last_administrator')
  expect(errorCode(await admin.call('DELETE', '/admin/users/1'))).toBe('last_administrator')
  expect(await administratorsOf(site)).toEqual([1, second])
  // Who is banned is dispensable, and counts again once the ban has ended.
  site.clock.advance(60_001)
  expect((await admin.call('PUT', '/admin/users/1', { body: { roles: [] } })).statusCode).toBe(200)
})

test('a banned administrator can be demoted by the only one who is left', async () => {
  const site = await createTestApp()
  const second = await addAdministrator(site)
  const admin = await site.administrator()
  await admin.call('POST', `/admin/users/${second}/ban`, { body: { reason: 'x' } })
  expect((await admin.call('PUT', `/admin/users/${second}`, { body: { roles: [] } })).statusCode).toBe(200)
  expect(await administratorsOf(site)).toEqual([1])
})
