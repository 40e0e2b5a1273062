import { expect, test } from 'vitest'
import { PERMISSIONS } from '#shared/constants/permissions.ts'
import type { Role } from '#shared/contract/accounts/roles.ts'
import { createTestApp, errorCode, type TestApp } from '#tests/harness/test-app.ts'

async function roleNamed({ administrator }: TestApp, name: string): Promise<Role> {
  const roles = (await (await administrator()).call('GET', '/admin/roles')).json<Role[]>()
  return roles.find((role) => role.name === name) ?? expect.fail(`no role ${name}`)
}

test('a new site has the roles admin, moderator and editor; admin holds every permission', async () => {
  const { administrator } = await createTestApp()
  const roles = (await (await administrator()).call('GET', '/admin/roles')).json<Role[]>()
  expect(roles.map(({ name, holders }) => ({ name, holders }))).toEqual([
    { name: 'admin', holders: 1 },
    { name: 'moderator', holders: 0 },
    { name: 'editor', holders: 0 },
  ])
  expect(roles[0]?.permissions).toEqual(PERMISSIONS)
})

test('a role is created, changed and deleted', async () => {
  const { administrator } = await createTestApp()
  const admin = await administrator()
  const draft = { name: 'Летописец', permissions: ['manage_news', 'view_feedback', 'manage_news'] }
  const created = await admin.call('POST', '/admin/roles', { body: draft })
  expect(created.statusCode).toBe(201)
  const role = created.json<Role>()
  expect(role).toEqual({
    id: expect.any(Number),
    name: 'Летописец',
    permissions: ['manage_news', 'view_feedback'],
    requiresSecondFactor: false,
    color: null,
    icon: null,
    holders: 0,
    version: 1,
  })
  const changed = await admin.call('PUT', `/admin/roles/${role.id}`, {
    body: { name: 'Chronicler', permissions: [], version: 1 },
  })
  expect(changed.json()).toEqual({ ...role, name: 'Chronicler', permissions: [], version: 2 })
  expect((await admin.call('DELETE', `/admin/roles/${role.id}`)).statusCode).toBe(204)
  expect((await admin.call('DELETE', `/admin/roles/${role.id}`)).statusCode).toBe(404)
})

test('the role admin can be neither changed nor deleted', async () => {
  const site = await createTestApp()
  const admin = await site.administrator()
  const { id } = await roleNamed(site, 'admin')
  for (const body of [{ permissions: [] }, { name: 'boss' }, {}]) {
    const reply = await admin.call('PUT', `/admin/roles/${id}`, { body })
    expect(reply.statusCode).toBe(409)
    expect(errorCode(reply)).toBe('role_protected')
  }
  expect(errorCode(await admin.call('DELETE', `/admin/roles/${id}`))).toBe('role_protected')
  expect((await roleNamed(site, 'admin')).permissions).toEqual(PERMISSIONS)
})

test('one name belongs to one role, whatever its case', async () => {
  const site = await createTestApp()
  const admin = await site.administrator()
  for (const name of ['Editor', 'ADMIN', ' editor ', 'ｅditor']) {
    const reply = await admin.call('POST', '/admin/roles', { body: { name, permissions: [] } })
    expect(reply.statusCode).toBe(409)
    expect(reply.json()).toMatchObject({ code: 'role_name_taken', fields: { name: expect.any(String) } })
  }
  const { id } = await roleNamed(site, 'editor')
  const rename = (name: string) => admin.call('PUT', `/admin/roles/${id}`, { body: { name } })
  expect(errorCode(await rename('Moderator'))).toBe('role_name_taken')
  expect(errorCode(await rename('аdmin'))).toBe('role_name_taken')
  expect((await rename('ad\u200bmin')).statusCode).toBe(400)
  expect((await rename('EDITOR')).json()).toMatchObject({ name: 'EDITOR' })
})

test('a name has 1 to 40 characters of one line, a permission is one there is', async () => {
  const { administrator } = await createTestApp()
  const admin = await administrator()
  const status = async (body: object) => (await admin.call('POST', '/admin/roles', { body })).statusCode
  expect(await status({ name: 'r'.repeat(40), permissions: [] })).toBe(201)
  for (const name of ['', '  ', 'r'.repeat(41), 'two\nlines'])
    expect(await status({ name, permissions: [] })).toBe(400)
  expect(await status({ name: 'King', permissions: ['rule_the_world'] })).toBe(400)
  expect(await status({ name: 'King' })).toBe(400)
})

test('a change that brings a stale version is a conflict and changes nothing', async () => {
  const site = await createTestApp()
  const admin = await site.administrator()
  const { id } = await roleNamed(site, 'editor')
  const change = (name: string) => admin.call('PUT', `/admin/roles/${id}`, { body: { name, version: 1 } })
  expect((await change('First')).statusCode).toBe(200)
  expect(errorCode(await change('Second'))).toBe('conflict')
  expect(await roleNamed(site, 'First')).toMatchObject({ version: 2 })
})

test('the number of holders follows who holds the role', async () => {
  const site = await createTestApp()
  const admin = await site.administrator()
  for (const name of ['One', 'Two']) {
    const id = await site.createUser(name)
    await admin.call('PUT', `/admin/users/${id}`, { body: { roles: ['editor'] } })
  }
  expect(await roleNamed(site, 'editor')).toMatchObject({ holders: 2 })
})

test('a change of permissions acts at once in sessions that are open', async () => {
  const site = await createTestApp()
  const admin = await site.administrator()
  const ranger = await site.player('Ranger', ['view_feedback'])
  const { id } = await roleNamed(site, 'role of Ranger')
  const permissions = async () => (await ranger.call('GET', '/profile/permissions')).json()

  await admin.call('PUT', `/admin/roles/${id}`, { body: { permissions: ['access_admin_panel'] } })
  expect(await permissions()).toEqual(['access_admin_panel'])
  expect((await ranger.call('GET', '/admin/stats')).statusCode).toBe(200)
  await admin.call('DELETE', `/admin/roles/${id}`)
  expect(await permissions()).toEqual([])
  expect((await ranger.call('GET', '/admin/stats')).statusCode).toBe(403)
})

test('nobody creates a role with a permission they do not hold', async () => {
  const { player } = await createTestApp()
  const chief = await player('Chief', ['manage_roles', 'manage_news'])
  const create = (name: string, permissions: string[]) =>
    chief.call('POST', '/admin/roles', { body: { name, permissions } })
  expect((await create('Scribe', ['manage_news'])).statusCode).toBe(201)
  expect(errorCode(await create('Spy', ['manage_news', 'view_feedback']))).toBe('not_allowed')
})

test('nobody adds or takes a permission they do not hold, nor renames or deletes a stronger role', async () => {
  const site = await createTestApp()
  const chief = await site.player('Chief', ['manage_roles', 'manage_news', 'manage_content'])
  const { id } = await roleNamed(site, 'editor') // access_admin_panel, manage_news and manage_content
  const change = (body: object) => chief.call('PUT', `/admin/roles/${id}`, { body })
  const refused = [
    { permissions: ['access_admin_panel', 'manage_news', 'manage_users'] },
    { permissions: ['manage_news'] },
    { name: 'harmless' },
  ]
  for (const body of refused) expect(errorCode(await change(body))).toBe('not_allowed')
  expect(errorCode(await chief.call('DELETE', `/admin/roles/${id}`))).toBe('not_allowed')
  expect(await roleNamed(site, 'editor')).toMatchObject({ version: 1 })

  expect((await change({ permissions: ['access_admin_panel'] })).statusCode).toBe(200)
  expect((await change({ permissions: ['access_admin_panel', 'manage_news'] })).statusCode).toBe(200)
})

test('nobody widens their own role beyond what they hold', async () => {
  const site = await createTestApp()
  const chief = await site.player('Chief', ['manage_roles'])
  const { id } = await roleNamed(site, 'role of Chief')
  const reply = await chief.call('PUT', `/admin/roles/${id}`, { body: { permissions: PERMISSIONS } })
  expect(errorCode(reply)).toBe('not_allowed')
})

test('whoever manages users reads the roles, but does not change them', async () => {
  const { player } = await createTestApp()
  const chief = await player('Chief', ['manage_users'])
  expect((await chief.call('GET', '/admin/roles')).statusCode).toBe(200)
  const body = { name: 'Mine', permissions: [] }
  expect((await chief.call('POST', '/admin/roles', { body })).statusCode).toBe(403)
})

test('every permission is explained in the language of the currentUser', async () => {
  const { administrator } = await createTestApp()
  const admin = await administrator()
  const explain = async (language: string) =>
    (await admin.call('GET', '/admin/permissions', { headers: { 'accept-language': language } })).json<
      { key: string; description: string }[]
    >()
  const [russian, english] = [await explain('ru'), await explain('en')]
  expect(russian.map(({ key }) => key)).toEqual(PERMISSIONS)
  expect(english.map(({ key }) => key)).toEqual(PERMISSIONS)
  for (const { description } of russian) expect(description).toMatch(/[а-я]/)
  for (const { description } of english) expect(description).toMatch(/^[ -~]+$/)
})
