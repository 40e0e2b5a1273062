import { expect, test } from 'vitest'
import type { Role } from '#shared/contract/accounts/roles.ts'
import {
  createClient,
  createTestApp,
  errorCode,
  type TestApp,
  type TestClient,
} from '#tests/harness/test-app.ts'
import { stepAt, totpCode } from './totp.ts'

const PATH = '/profile/second-factor'

async function roleNamed(admin: TestClient, name: string): Promise<Role> {
  const roles = (await admin.call('GET', '/admin/roles')).json<Role[]>()
  return roles.find((role) => role.name === name) ?? expect.fail(`no role ${name}`)
}

async function require(admin: TestClient, name: string, requiresSecondFactor = true) {
  const { id } = await roleNamed(admin, name)
  return admin.call('PUT', `/admin/roles/${id}`, { body: { requiresSecondFactor } })
}

async function turnOn({ clock }: TestApp, client: TestClient) {
  const { secret } = (await client.call('POST', PATH)).json<{ secret: string }>()
  const code = totpCode(secret, stepAt(clock.now.getTime()))
  return client.call('PUT', PATH, { body: { code } })
}

/** A moderator whose role wants a second factor, signed in before it did. */
async function siteThatRequires() {
  const site = await createTestApp()
  const admin = await site.administrator()
  const ranger = await site.player('Ranger', ['access_admin_panel', 'view_feedback', 'manage_roles'])
  expect((await require(admin, 'role of Ranger')).json()).toMatchObject({ requiresSecondFactor: true })
  return { site, admin, ranger }
}

test('no role requires a second factor as delivered', async () => {
  const site = await createTestApp()
  const roles = (await (await site.administrator()).call('GET', '/admin/roles')).json<Role[]>()
  expect(roles.map((role) => role.requiresSecondFactor)).toEqual([false, false, false])
})

test('who lacks it can only set it up, in sessions that are open already as well', async () => {
  const { site, ranger } = await siteThatRequires()
  for (const path of ['/admin/stats', '/admin/roles', '/profile/permissions']) {
    const reply = await ranger.call('GET', path)
    expect([path, reply.statusCode, errorCode(reply)]).toEqual([path, 403, 'second_factor_setup_required'])
  }
  const create = await ranger.call('POST', '/admin/roles', { body: { name: 'Mine', permissions: [] } })
  expect(errorCode(create)).toBe('second_factor_setup_required')
  expect(errorCode(await ranger.call('GET', '/admin/users'))).toBe('not_allowed')

  for (const path of ['/profile', '/profile/sessions', '/news', PATH])
    expect([path, (await ranger.call('GET', path)).statusCode]).toEqual([path, 200])
  expect((await ranger.call('GET', PATH)).json()).toMatchObject({ since: null, isRequired: true })

  expect((await turnOn(site, ranger)).statusCode).toBe(200)
  expect((await ranger.call('GET', '/admin/stats')).statusCode).toBe(200)
  expect((await ranger.call('GET', '/profile/permissions')).json()).toContain('view_feedback')
})

test('who has closed the site sets it up while the site is closed, and opens it again', async () => {
  const site = await createTestApp()
  const admin = await site.administrator()
  expect((await admin.call('PUT', '/admin/maintenance', { body: { isOn: true } })).statusCode).toBe(200)
  await require(admin, 'admin')
  const open = () => admin.call('PUT', '/admin/maintenance', { body: { isOn: false } })
  expect((await open()).statusCode).toBe(503)
  expect((await turnOn(site, admin)).statusCode).toBe(200)
  expect((await open()).statusCode).toBe(200)
  expect((await site.anonymous.call('GET', '/news')).statusCode).toBe(200)
})

test('one role that requires it holds back what all the others give', async () => {
  const { site, admin, ranger } = await siteThatRequires()
  const { id } = (await ranger.call('GET', '/profile')).json<{ id: number }>()
  const roles = ['role of Ranger', 'editor']
  expect((await admin.call('PUT', `/admin/users/${id}`, { body: { roles } })).statusCode).toBe(200)
  expect(errorCode(await ranger.call('GET', '/admin/news'))).toBe('second_factor_setup_required')
  await turnOn(site, ranger)
  expect((await ranger.call('GET', '/admin/news')).statusCode).toBe(200)
})

test('it cannot be turned off while it is required, and can afterwards', async () => {
  const { site, admin, ranger } = await siteThatRequires()
  await turnOn(site, ranger)
  const refused = await ranger.call('DELETE', PATH)
  expect([refused.statusCode, errorCode(refused)]).toEqual([409, 'second_factor_kept'])
  expect((await ranger.call('GET', PATH)).json()).toMatchObject({ since: expect.any(String) })
  await require(admin, 'role of Ranger', false)
  expect((await ranger.call('DELETE', PATH)).statusCode).toBe(204)
  expect((await ranger.call('GET', '/admin/stats')).statusCode).toBe(200)
})

test('of the role admin nothing else can be changed, and its holders are held to it as well', async () => {
  const site = await createTestApp()
  const admin = await site.administrator()
  const { id } = await roleNamed(admin, 'admin')
  const body = { name: 'boss', requiresSecondFactor: true }
  expect(errorCode(await admin.call('PUT', `/admin/roles/${id}`, { body }))).toBe('role_protected')
  expect((await require(admin, 'admin')).statusCode).toBe(200)
  expect(errorCode(await admin.call('GET', '/admin/roles'))).toBe('second_factor_setup_required')
  await turnOn(site, admin)
  expect(await roleNamed(admin, 'admin')).toMatchObject({ requiresSecondFactor: true, version: 2 })
  const log = (await admin.call('GET', '/admin/audit?noun=role')).json<{
    data: { after: object }[]
  }>()
  expect(log.data[0]?.after).toMatchObject({ requiresSecondFactor: true })
})

test('who does not hold what a role gives cannot require it of its holders', async () => {
  const { site, ranger } = await siteThatRequires()
  await turnOn(site, ranger)
  const refused = await require(ranger, 'editor')
  expect([refused.statusCode, errorCode(refused)]).toEqual([403, 'not_allowed'])
})

test('a key does no more than its maker may: nothing while they lack the factor', async () => {
  const site = await createTestApp()
  const admin = await site.administrator()
  const body = { name: 'Build', scopes: ['launcher'] }
  const { key } = (await admin.call('POST', '/admin/keys', { body })).json<{ key: string }>()
  const program = createClient(site.app, { authorization: `Bearer ${key}` })
  const list = () => program.call('GET', '/admin/launcher/releases')
  expect((await list()).statusCode).toBe(200)
  await require(admin, 'admin')
  expect(errorCode(await list())).toBe('second_factor_setup_required')
  await turnOn(site, admin)
  expect((await list()).statusCode).toBe(200)
})
