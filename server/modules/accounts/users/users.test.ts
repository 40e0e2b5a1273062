import { expect, test } from 'vitest'
import type { User } from '#shared/contract/accounts/users.ts'
import { createTestApp, errorCode, type TestClient } from '#tests/harness/test-app.ts'

type UserPage = { data: User[]; total: number; page: number; pageSize: number }

async function list(client: TestClient, query: Record<string, string> = {}): Promise<UserPage> {
  return (await client.call('GET', `/admin/users?${new URLSearchParams(query)}`)).json<UserPage>()
}
const names = ({ data }: UserPage) => data.map((user) => user.username)

test('the list shows each account with its roles, newest first', async () => {
  const { administrator, createUser, clock } = await createTestApp()
  clock.advance(1000)
  const id = await createUser('Ranger', ['manage_news'])
  const page = await list(await administrator())
  expect(page).toMatchObject({ total: 2, page: 1, pageSize: 25 })
  expect(page.data[0]).toEqual({
    id,
    username: 'Ranger',
    email: 'Ranger@example.org',
    pendingEmail: null,
    emailVerified: false,
    discordUsername: null,
    rank: null,
    roles: ['role of Ranger'],
    joinDate: clock.now.toISOString(),
    lastSeenAt: null,
    formerNames: [],
    ban: null,
    deletionAt: null,
    version: 1,
  })
  expect(page.data[1]).toMatchObject({ username: 'admin', emailVerified: true, roles: ['admin'] })
})

test('search looks in names and addresses, whatever the case, in Cyrillic too', async () => {
  const { administrator, createUser } = await createTestApp()
  for (const username of ['Снайпер', 'Sniper', 'Medic']) await createUser(username)
  const admin = await administrator()
  expect(names(await list(admin, { search: 'СНАЙ' }))).toEqual(['Снайпер'])
  expect(names(await list(admin, { search: ' sNIP ' }))).toEqual(['Sniper'])
  expect(names(await list(admin, { search: 'medic@EXAMPLE' }))).toEqual(['Medic'])
  expect(await list(admin, { search: 'nobody' })).toMatchObject({ data: [], total: 0 })
  expect((await list(admin, { search: '' })).total).toBe(4)
})

test('% and _ and \\ are searched for as they are written', async () => {
  const { administrator, createUser } = await createTestApp()
  for (const username of ['un_der', 'unxder', '100%', 'back\\slash', "quo'te"]) await createUser(username)
  const admin = await administrator()
  expect(names(await list(admin, { search: 'n_d' }))).toEqual(['un_der'])
  expect(names(await list(admin, { search: '00%' }))).toEqual(['100%'])
  expect(names(await list(admin, { search: 'k\\s' }))).toEqual(['back\\slash'])
  expect(names(await list(admin, { search: "o't" }))).toEqual(["quo'te"])
})

test('the list can be narrowed to the holders of a role', async () => {
  const { administrator, createUser } = await createTestApp()
  await createUser('Ranger', ['manage_news'])
  const admin = await administrator()
  expect(names(await list(admin, { role: 'admin' }))).toEqual(['admin'])
  expect(await list(admin, { role: 'Role of RANGER', search: 'ran' })).toMatchObject({ total: 1 })
  expect(await list(admin, { role: 'role of Ranger', search: 'admin' })).toMatchObject({ total: 0 })
  expect(await list(admin, { role: 'no such role' })).toMatchObject({ data: [], total: 0 })
})

test('the list sorts by name and by date, both ways', async () => {
  const { administrator, createUser, clock } = await createTestApp()
  for (const username of ['Bravo', 'alpha', 'Charlie']) {
    clock.advance(1000)
    await createUser(username)
  }
  const admin = await administrator()
  const sorted = async (sort: string) => names(await list(admin, { sort }))
  expect(await sorted('username-asc')).toEqual(['admin', 'alpha', 'Bravo', 'Charlie'])
  expect(await sorted('username-desc')).toEqual(['Charlie', 'Bravo', 'alpha', 'admin'])
  expect(await sorted('joined-asc')).toEqual(['admin', 'Bravo', 'alpha', 'Charlie'])
  expect(await sorted('joined-desc')).toEqual(['Charlie', 'alpha', 'Bravo', 'admin'])
})

test('the list comes in pages of 25, at most 100', async () => {
  const { administrator, createUser } = await createTestApp()
  for (let index = 0; index < 29; index++) await createUser(`Ranger${index}`)
  const admin = await administrator()
  const first = await list(admin)
  const second = await list(admin, { page: '2' })
  expect([first.data.length, second.data.length, first.total]).toEqual([25, 5, 30])
  expect(new Set([...names(first), ...names(second)]).size).toBe(30)
  expect(await list(admin, { page: '3' })).toMatchObject({ data: [], total: 30, page: 3 })
  expect((await list(admin, { pageSize: '100' })).data).toHaveLength(30)

  const wrong = [
    'pageSize=101',
    'pageSize=0',
    'page=0',
    'page=-1',
    'page=x',
    'page=1.5',
    'sort=id',
    'page=1&page=2',
  ]
  for (const query of wrong) expect((await admin.call('GET', `/admin/users?${query}`)).statusCode).toBe(400)
})

test('staff change name, Discord name and address of an account', async () => {
  const { administrator, createUser, database } = await createTestApp()
  const id = await createUser('Ranger')
  const admin = await administrator()
  const change = { username: 'Scout', email: 'scout@example.org', discordUsername: 'scout' }
  const reply = await admin.call('PUT', `/admin/users/${id}`, { body: change })
  expect(reply.statusCode).toBe(200)
  expect(reply.json()).toMatchObject({ ...change, emailVerified: false, version: 2 })
  const row = database.query.selectFrom('users').selectAll().where('id', '=', id)
  expect(await row.executeTakeFirstOrThrow()).toMatchObject({
    username_folded: 'scout',
    email_folded: 'scout@example.org',
  })
  const cleared = await admin.call('PUT', `/admin/users/${id}`, { body: { discordUsername: null } })
  expect(cleared.json()).toMatchObject({ username: 'Scout', discordUsername: null, version: 3 })
})

test('a new address has to be verified again, the same one does not', async () => {
  const { administrator } = await createTestApp()
  const admin = await administrator()
  const change = async (email: string) =>
    (await admin.call('PUT', '/admin/users/1', { body: { email } })).json<User>()
  expect(await change('admin@frontland.invalid')).toMatchObject({ emailVerified: true })
  expect(await change('chief@example.org')).toMatchObject({ emailVerified: false })
})

test('a name, and an address that another account has confirmed, is refused by its field', async () => {
  const { administrator, createUser } = await createTestApp()
  const id = await createUser('Ranger')
  await createUser('Scout')
  const admin = await administrator()
  const change = (body: object) => admin.call('PUT', `/admin/users/${id}`, { body })
  const name = await change({ username: 'SCOUT' })
  expect(name.statusCode).toBe(409)
  expect(name.json()).toMatchObject({ code: 'username_taken', fields: { username: expect.any(String) } })
  const address = await change({ email: 'ADMIN@frontland.invalid' })
  expect(address.json()).toMatchObject({ code: 'email_taken', fields: { email: expect.any(String) } })
  expect((await change({ username: 'RANGER' })).json()).toMatchObject({ username: 'RANGER' })
})

test('a change that brings a stale version is a conflict and changes nothing', async () => {
  const { administrator, createUser } = await createTestApp()
  const id = await createUser('Ranger')
  const admin = await administrator()
  const change = (username: string) =>
    admin.call('PUT', `/admin/users/${id}`, { body: { username, version: 1, roles: ['editor'] } })
  expect((await change('Scout')).json()).toMatchObject({ roles: ['editor'], version: 2 })
  expect(errorCode(await change('Medic'))).toBe('conflict')
  expect(names(await list(admin, { search: 'scout' }))).toEqual(['Scout'])
})

test('an unknown account or an unknown role changes nothing', async () => {
  const { administrator, createUser } = await createTestApp()
  const id = await createUser('Ranger')
  const admin = await administrator()
  expect((await admin.call('PUT', '/admin/users/999', { body: {} })).statusCode).toBe(404)
  expect((await admin.call('DELETE', '/admin/users/999')).statusCode).toBe(404)
  const reply = await admin.call('PUT', `/admin/users/${id}`, {
    body: { username: 'Scout', roles: ['editor', 'emperor'] },
  })
  expect(reply.statusCode).toBe(400)
  expect(reply.json()).toMatchObject({ fields: { roles: 'There is no such role' } })
  expect((await list(admin, { search: 'Ranger' })).data).toMatchObject([{ roles: [], version: 1 }])
})

test('roles given work at once in a session that is open, and so do roles taken', async () => {
  const { administrator, createUser, signIn } = await createTestApp()
  const id = await createUser('Ranger')
  const ranger = await signIn(id)
  const admin = await administrator()
  const give = (roles: string[]) => admin.call('PUT', `/admin/users/${id}`, { body: { roles } })
  expect((await ranger.call('GET', '/admin/stats')).statusCode).toBe(403)
  expect((await give(['moderator', 'editor', 'editor'])).json()).toMatchObject({
    roles: ['moderator', 'editor'],
  })
  expect((await ranger.call('GET', '/admin/stats')).statusCode).toBe(200)
  await give([])
  expect((await ranger.call('GET', '/admin/stats')).statusCode).toBe(403)
})
