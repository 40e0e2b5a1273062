/** `manage_users` is the sum of its parts, and whoever may not see personal data gets it nowhere. */
import { expect, test } from 'vitest'
import { type Permission, USER_PERMISSIONS } from '#shared/constants/permissions.ts'
import type { User, UserDetails } from '#shared/contract/accounts/users.ts'
import { createTestApp, errorCode, type TestApp } from '#tests/harness/test-app.ts'

const PLAYER = 'Ranger'
const ADDRESS = 'ranger@example.org'
const NETWORK = '203.0.113.7'
const DEVICE = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const PERSONAL = /ranger@|waiting@|203\.0\.113|Firefox|Mozilla/i

async function signInFrom({ app }: TestApp, username: string, password: string) {
  return app.inject({
    method: 'POST',
    url: '/api/login',
    payload: { username, password },
    remoteAddress: NETWORK,
    headers: { 'user-agent': DEVICE },
  })
}

/** A player who has signed in, failed to, and whose address an administrator has changed and looked for. */
async function createSite() {
  const site = await createTestApp({ rateLimits: false })
  const register = { username: PLAYER, email: ADDRESS, password: 'a rather long one' }
  await site.anonymous.call('POST', '/register', { body: register })
  const row = await site.database.query
    .selectFrom('users')
    .select('id')
    .where('username', '=', PLAYER)
    .executeTakeFirstOrThrow()
  await signInFrom(site, PLAYER, register.password)
  await signInFrom(site, PLAYER, 'a wrong one')
  const admin = await site.administrator()
  await admin.call('PUT', `/admin/users/${row.id}`, { body: { email: 'waiting@example.org' } })
  await admin.call('PUT', `/admin/users/${row.id}`, { body: { email: ADDRESS } })
  await admin.call('POST', '/admin/users/export', { body: { search: ADDRESS } })
  await site.database.query
    .updateTable('users')
    .set({ pending_email: 'waiting@example.org' })
    .where('id', '=', row.id)
    .execute()
  return { site, admin, id: row.id }
}

test('without the right no call of the panel tells an address, a network or a device', async () => {
  const { site, admin, id } = await createSite()
  const everythingElse: Permission[] = [
    'access_admin_panel',
    'view_users',
    'edit_users',
    'ban_users',
    'view_audit_log',
    'view_security_events',
  ]
  const staff = await site.player('Owl', everythingElse)
  const calls = [
    ['GET', '/admin/users'],
    ['GET', `/admin/users?search=${PLAYER}`],
    ['GET', `/admin/users/${id}`],
    ['PUT', `/admin/users/${id}`, { discordUsername: 'ranger' }],
    ['POST', '/admin/users/roles', { ids: [id], add: [] }],
    ['POST', `/admin/users/${id}/ban`, { reason: 'x' }],
    ['DELETE', `/admin/users/${id}/ban`],
    ['POST', '/admin/users/export', {}],
    ['GET', '/admin/audit'],
    ['GET', '/admin/activity'],
    ['GET', '/admin/security-events'],
    ['GET', '/admin/appeals'],
  ] as const
  for (const [method, path, body] of calls) {
    const reply = await staff.call(method, path, body ? { body } : {})
    expect([path, reply.statusCode]).toEqual([path, 200])
    expect([path, PERSONAL.exec(reply.body)?.[0]]).toEqual([path, undefined])
  }
  // All of it is there for whoever may see it.
  for (const path of ['/admin/users', `/admin/users/${id}`, '/admin/audit', '/admin/security-events'])
    expect((await admin.call('GET', path)).body).toMatch(PERSONAL)
})

test('what may not be seen is null or absent, and sent back as it came it changes nothing', async () => {
  const { site, id } = await createSite()
  const staff = await site.player('Owl', ['view_users', 'edit_users'])
  const user = (await staff.call('GET', `/admin/users/${id}`)).json<UserDetails>()
  expect(user).toMatchObject({ username: PLAYER, email: null, pendingEmail: null })
  expect(user).not.toHaveProperty('sessions')
  const saved = await staff.call('PUT', `/admin/users/${id}`, { body: { ...user, discordUsername: 'bow' } })
  expect(saved.json()).toMatchObject({ email: null, discordUsername: 'bow', version: user.version + 1 })
  const row = await site.database.query
    .selectFrom('users')
    .select(['email', 'pending_email'])
    .where('id', '=', id)
    .executeTakeFirst()
  expect(row).toEqual({ email: ADDRESS, pending_email: 'waiting@example.org' })
})

test('nobody finds by an address, or by a piece of one, what they may not see', async () => {
  const { site, admin, id } = await createSite()
  const staff = await site.player('Owl', ['view_users'])
  const seen = await site.player('Eagle', ['view_users', 'view_personal_data'])
  const found = async (client: typeof staff, search: string) =>
    (await client.call('GET', `/admin/users?search=${encodeURIComponent(search)}`))
      .json<{ data: User[] }>()
      .data.map((user) => user.id)
  await site.database.query
    .updateTable('users')
    .set({ email: 'hidden@elsewhere.example', email_folded: 'hidden@elsewhere.example' })
    .where('id', '=', id)
    .execute()
  for (const search of ['hidden@elsewhere.example', 'elsewhere', 'den@els', 'hi']) {
    expect([search, await found(staff, search)]).toEqual([search, []])
    expect([search, await found(seen, search)]).toEqual([search, [id]])
    // A role leads another way through the same list.
    const byRole = await staff.call('GET', `/admin/users?role=admin&search=${encodeURIComponent(search)}`)
    expect(byRole.json()).toMatchObject({ total: 0 })
    const file = await staff.call('POST', '/admin/users/export', { body: { search } })
    expect(file.body.trim().split('\n')).toHaveLength(1)
  }
  for (const search of ['ranger', 'ang', 'ra']) expect(await found(staff, search)).toEqual([id])
  expect(await found(admin, 'ranger')).toEqual([id])
})

test('an export has addresses for those alone who may see them', async () => {
  const { site } = await createSite()
  const headerAs = async (permissions: readonly Permission[], name: string) =>
    (await (await site.player(name, permissions)).call('POST', '/admin/users/export', { body: {} })).body
      .split('\r\n')[0]
      ?.replace('\u{feff}', '')
  expect(await headerAs(['view_users'], 'Owl')).not.toMatch(/почта,|Email,|Электронная почта/)
  expect(await headerAs(['view_users', 'view_personal_data'], 'Eagle')).toMatch(/Электронная почта|Email/)
})

test('an address is neither changed nor tried out by whoever may not see it', async () => {
  const { site, id } = await createSite()
  const staff = await site.player('Owl', ['view_users', 'edit_users'])
  const other = await site.createUser('Scout')
  await site.database.query.updateTable('users').set({ email_verified_at: 1 }).where('id', '=', id).execute()
  for (const email of [ADDRESS, 'nobody@example.org']) {
    const reply = await staff.call('PUT', `/admin/users/${other}`, { body: { email } })
    expect([email, errorCode(reply)]).toEqual([email, 'not_allowed'])
  }
})

test('the trail is not searched by a network that may not be seen', async () => {
  const { site } = await createSite()
  const staff = await site.player('Owl', ['view_security_events'])
  const path = `/admin/security-events?network=${NETWORK}`
  expect(errorCode(await staff.call('GET', path))).toBe('not_allowed')
  const seen = await site.player('Eagle', ['view_security_events', 'view_personal_data'])
  expect((await seen.call('GET', path)).json().total).toBeGreaterThan(0)
})

test('keys of others are told without the networks that they call from', async () => {
  const { site, admin } = await createSite()
  const made = await admin.call('POST', '/admin/keys', {
    body: { name: 'Build', scopes: ['audit'], days: null },
  })
  const { id, key } = made.json<{ id: number; key: string }>()
  await site.app.inject({
    url: '/api/admin/audit',
    headers: { authorization: `Bearer ${key}` },
    remoteAddress: NETWORK,
  })
  const networksAs = async (permissions: readonly Permission[], name: string) =>
    (await (await site.player(name, permissions)).call('GET', '/admin/keys'))
      .json<{ id: number; networks: string[] }[]>()
      .find((one) => one.id === id)?.networks
  expect(await networksAs(['access_admin_panel', 'view_users'], 'Owl')).toEqual([])
  expect(await networksAs(['access_admin_panel', 'manage_users'], 'Eagle')).toHaveLength(1)
})

test('whoever holds manage_users holds all of its parts, and whoever holds them holds it', async () => {
  const site = await createTestApp()
  for (const [name, permissions] of [
    ['Whole', ['manage_users']],
    ['Parts', USER_PERMISSIONS],
  ] as const) {
    const staff = await site.player(name, permissions)
    const held = (await staff.call('GET', '/profile/permissions')).json<Permission[]>()
    expect(held.toSorted()).toEqual(['manage_users', ...USER_PERMISSIONS].toSorted())
    const player = await site.createUser(`Player of ${name}`)
    const roleOf = (role: string) => staff.call('PUT', `/admin/users/${player}`, { body: { roles: [role] } })
    expect((await roleOf('role of Whole')).statusCode).toBe(200)
  }
})

test('nobody gives the whole of which they hold a part, nor touches whoever holds more', async () => {
  const site = await createTestApp()
  const whole = await site.createUser('Whole', ['manage_users'])
  const player = await site.createUser('Ranger')
  // Of those without which none of the calls below is open at all.
  for (const missing of ['view_users', 'view_personal_data'] as const) {
    const held = USER_PERMISSIONS.filter((part) => part !== missing)
    const staff = await site.player(`No ${missing}`, held)
    const give = await staff.call('PUT', `/admin/users/${player}`, { body: { roles: ['role of Whole'] } })
    expect([missing, errorCode(give)]).toEqual([missing, 'not_allowed'])
    for (const [method, path, body] of [
      ['PUT', `/admin/users/${whole}`, { discordUsername: 'scout' }],
      ['POST', `/admin/users/${whole}/ban`, { reason: 'x' }],
      ['DELETE', `/admin/users/${whole}`],
      ['DELETE', `/admin/users/${whole}/second-factor`],
      ['DELETE', `/admin/users/${whole}/sessions`],
    ] as const) {
      const reply = await staff.call(method, path, body ? { body } : {})
      expect([missing, method, path, errorCode(reply)]).toEqual([missing, method, path, 'not_allowed'])
    }
  }
})

test('of a role that holds the whole, whoever holds a part may take that part', async () => {
  const site = await createTestApp()
  const held = ['manage_roles', 'ban_users'] as const
  const staff = await site.player('Owl', held)
  await site.createUser('Whole', ['manage_users'])
  const roles = (await staff.call('GET', '/admin/roles')).json<{ id: number; name: string }[]>()
  const id = roles.find(({ name }) => name === 'role of Whole')?.id
  const set = (permissions: readonly Permission[]) =>
    staff.call('PUT', `/admin/roles/${id}`, { body: { permissions } })
  expect(errorCode(await set(['ban_users']))).toBe('not_allowed')
  expect((await set(USER_PERMISSIONS.filter((part) => part !== 'ban_users'))).statusCode).toBe(200)
  expect((await set(['manage_users'])).statusCode).toBe(200)
})
