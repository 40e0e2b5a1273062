/** How roles look and in which order they stand: set by staff, shown to their holders. */
import { expect, test } from 'vitest'
import type { Profile } from '#shared/contract/accounts/profile.ts'
import type { Role } from '#shared/contract/accounts/roles.ts'
import type { User } from '#shared/contract/accounts/users.ts'
import { createTestApp, errorCode, type TestClient } from '#tests/harness/test-app.ts'

const list = async (client: TestClient) => (await client.call('GET', '/admin/roles')).json<Role[]>()
const idOf = async (client: TestClient, name: string) =>
  (await list(client)).find((role) => role.name === name)?.id ?? expect.fail(`no role ${name}`)
const namesOf = async (client: TestClient) => (await list(client)).map(({ name }) => name)

test('a colour and an icon are set, taken back, and refused where they cannot be read or are none', async () => {
  const site = await createTestApp()
  const admin = await site.administrator()
  const id = await idOf(admin, 'moderator')
  const set = (body: object) => admin.call('PUT', `/admin/roles/${id}`, { body })
  expect((await set({ color: '#7FCF5B', icon: 'star' })).json()).toMatchObject({
    color: '#7fcf5b',
    icon: 'star',
  })
  for (const body of [
    { color: '#161a12' },
    { color: '#553311' },
    { color: 'red' },
    { color: '#fff' },
    { color: 'url(x)' },
    { icon: 'skull' },
    { icon: '<svg>' },
  ])
    expect([body, errorCode(await set(body))]).toEqual([body, 'validation_failed'])
  expect((await set({ color: null, icon: null })).json()).toMatchObject({ color: null, icon: null })
  const log = (await admin.call('GET', '/admin/audit?noun=role')).json()
  expect(log.data[0]).toMatchObject({ before: { color: '#7fcf5b' }, after: { color: null } })
})

test('of the role admin the look can be changed, by whoever holds it all', async () => {
  const site = await createTestApp()
  const admin = await site.administrator()
  const id = await idOf(admin, 'admin')
  const set = (client: TestClient, body: object) => client.call('PUT', `/admin/roles/${id}`, { body })
  expect((await set(admin, { color: '#ffcc00' })).json()).toMatchObject({ name: 'admin', color: '#ffcc00' })
  expect(errorCode(await set(admin, { color: '#ffcc00', name: 'boss' }))).toBe('role_protected')
  const keeper = await site.player('Keeper', ['manage_roles'])
  expect(errorCode(await set(keeper, { color: '#00ffcc' }))).toBe('not_allowed')
})

test('whoever holds several is shown with the highest first, in the panel and in the own profile', async () => {
  const site = await createTestApp()
  const admin = await site.administrator()
  const id = await site.createUser('Ranger')
  await admin.call('PUT', `/admin/users/${id}`, { body: { roles: ['editor', 'moderator'] } })
  const player = await site.signIn(id)
  const profile = async () => (await player.call('GET', '/profile')).json<Profile>()
  expect((await profile()).roles).toEqual(['moderator', 'editor'])
  expect((await profile()).roleBadges).toEqual([
    { name: 'moderator', color: '#7fb3d5', icon: 'shield' },
    { name: 'editor', color: '#9fbf5f', icon: 'pen' },
  ])
  const before = await list(admin)
  const ids = before.map((role) => role.id).toReversed()
  const reply = await admin.call('PUT', '/admin/roles/order', { body: { ids, from: ids.toReversed() } })
  expect(reply.json<Role[]>().map(({ name }) => name)).toEqual(['editor', 'moderator', 'admin'])
  expect((await admin.call('GET', `/admin/users/${id}`)).json<User>().roles).toEqual(['editor', 'moderator'])
  expect((await profile()).roleBadges.map(({ name }) => name)).toEqual(['editor', 'moderator'])
})

test('an order that was made from another one, or leaves somebody out, changes nothing', async () => {
  const site = await createTestApp()
  const admin = await site.administrator()
  const ids = (await list(admin)).map(({ id }) => id)
  const set = async (body: object) => errorCode(await admin.call('PUT', '/admin/roles/order', { body }))
  expect(await set({ ids: ids.toReversed(), from: ids.toReversed() })).toBe('conflict')
  expect(await set({ ids: ids.slice(1) })).toBe('conflict')
  expect(await set({ ids: [...ids.slice(1), 999] })).toBe('conflict')
  expect((await list(admin)).map(({ id }) => id)).toEqual(ids)
})

test('a new role stands last; a copy right below its pattern, under a name of its own, held by nobody', async () => {
  const site = await createTestApp()
  const admin = await site.administrator()
  await admin.call('POST', '/admin/roles', { body: { name: 'Veteran', permissions: [] } })
  const id = await idOf(admin, 'moderator')
  const pattern = (await list(admin)).find((role) => role.id === id)
  const copy = await admin.call('POST', `/admin/roles/${id}/double`)
  expect(copy.statusCode).toBe(201)
  expect(copy.json<Role>()).toMatchObject({
    name: 'moderator 2',
    permissions: pattern?.permissions,
    color: pattern?.color,
    icon: pattern?.icon,
    holders: 0,
  })
  await admin.call('POST', `/admin/roles/${id}/double`)
  expect(await namesOf(admin)).toEqual([
    'admin',
    'moderator',
    'moderator 3',
    'moderator 2',
    'editor',
    'Veteran',
  ])
  const long = 'Ы'.repeat(40)
  await admin.call('POST', '/admin/roles', { body: { name: long, permissions: [] } })
  const cut = await admin.call('POST', `/admin/roles/${await idOf(admin, long)}/double`)
  expect(cut.json<Role>().name).toBe(`${'Ы'.repeat(38)} 2`)
})

test('nobody doubles a role with privileges they do not hold', async () => {
  const site = await createTestApp()
  const admin = await site.administrator()
  const keeper = await site.player('Keeper', ['manage_roles'])
  const id = await idOf(admin, 'moderator')
  expect(errorCode(await keeper.call('POST', `/admin/roles/${id}/double`))).toBe('not_allowed')
  expect(errorCode(await admin.call('POST', '/admin/roles/999/double'))).toBe('not_found')
  // All that a copy of the administrator lacks is its protection.
  const copy = await admin.call('POST', `/admin/roles/${await idOf(admin, 'admin')}/double`)
  expect(copy.json<Role>()).toMatchObject({ name: 'admin 2' })
})
