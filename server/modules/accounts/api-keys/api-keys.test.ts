import { expect, test } from 'vitest'
import type { Permission } from '#shared/constants/permissions.ts'
import { PERMISSION_BY_SCOPE, SCOPES, type Scope } from '#shared/constants/security/scopes.ts'
import type { ApiKey } from '#shared/contract/accounts/api-keys.ts'
import { everyEndpoint } from '#shared/contract/all-endpoints.ts'
import {
  callEndpoint,
  createClient,
  createTestApp,
  errorCode,
  type TestApp,
  type TestClient,
} from '#tests/harness/test-app.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const STAFF: readonly Permission[] = ['access_admin_panel', 'manage_launcher', 'manage_news']

const make = (client: TestClient, draft: object = {}) =>
  client.call('POST', '/admin/keys', { body: { name: 'Build', scopes: ['launcher'], ...draft } })

/** A client that shows a key, from an address of its own. */
function withKey({ app }: TestApp, key: string): TestClient {
  return createClient(app, { authorization: `Bearer ${key}` })
}

async function makeKey(site: TestApp, client: TestClient, draft: object = {}) {
  const reply = await make(client, draft)
  expect(reply.statusCode).toBe(201)
  const { id, key } = reply.json<{ id: number; key: string }>()
  return { id, key, program: withKey(site, key) }
}
const list = async (client: TestClient) => (await client.call('GET', '/admin/keys')).json<ApiKey[]>()
const releases = (program: TestClient) => program.call('GET', '/admin/launcher/releases')

test('a key is told once, kept as a hash, and listed with what it is for', async () => {
  const site = await createTestApp()
  const staff = await site.player('Builder', STAFF)
  const { id, key } = await makeKey(site, staff, { scopes: ['launcher', 'news', 'news'], days: 30 })
  expect(key).toMatch(new RegExp(`^flk_${id}_[\\w-]{43}$`))
  const [row] = await site.database.query.selectFrom('api_keys').selectAll().execute()
  expect(row?.key_hash).toMatch(/^[0-9a-f]{64}$/)
  expect(JSON.stringify(row)).not.toContain(key.slice(-43))
  const reply = await staff.call('GET', '/admin/keys')
  expect(reply.body).not.toContain(key.slice(-43))
  expect(reply.json()).toEqual([
    {
      id,
      name: 'Build',
      scopes: ['launcher', 'news'],
      owner: { id: expect.any(Number), username: 'Builder' },
      createdAt: site.clock.now.toISOString(),
      expiresAt: new Date(site.clock.now.getTime() + 30 * DAY_MS).toISOString(),
      isExpired: false,
      lastUsedAt: null,
      networks: [],
    },
  ])
})

test('a build uploads a file and makes a release of it, without a cookie; the log names the key', async () => {
  const site = await createTestApp()
  const staff = await site.player('Builder', STAFF)
  const { program } = await makeKey(site, staff, { name: 'Nightly build' })
  const uploaded = await site.app.inject({
    method: 'PUT',
    url: '/api/admin/launcher/uploads/nightly-build-00000001',
    headers: { ...program.headers, 'content-type': 'application/octet-stream' },
    payload: Buffer.concat([Buffer.from('MZ'), Buffer.alloc(4_000, 1)]),
  })
  expect([uploaded.statusCode, uploaded.body]).toEqual([200, expect.any(String)])
  const created = await program.call('POST', '/admin/launcher/releases', {
    body: {
      launcherVersion: '1.2.3',
      platform: 'windows',
      upload: 'nightly-build-00000001',
      changelog_ru: '',
      changelog_en: '',
    },
  })
  expect([created.statusCode, created.body]).toEqual([201, expect.any(String)])
  const admin = await site.administrator()
  const { data } = (await admin.call('GET', '/admin/audit?noun=launcher_release')).json<{
    data: { actor: { username: string }; keyName: string | null }[]
  }>()
  expect(data[0]).toMatchObject({ actor: { username: 'Builder' }, keyName: 'Nightly build' })
  const { data: own } = (await admin.call('GET', '/admin/audit?noun=api_key')).json<{ data: object[] }>()
  expect(own[0]).toMatchObject({ keyName: null, after: { name: 'Nightly build', owner: 'Builder' } })
})

test('the last use and the networks are listed, without the ends of addresses', async () => {
  const site = await createTestApp()
  const staff = await site.player('Builder', STAFF)
  const { key } = await makeKey(site, staff)
  for (const last of [1, 2, 3, 4, 5, 6, 7]) {
    site.clock.advance(60_000)
    await site.app.inject({
      url: '/api/admin/launcher/releases',
      remoteAddress: `203.0.${last}.77`,
      headers: { authorization: `Bearer ${key}` },
    })
  }
  const [listed] = await list(await site.signIn(2))
  expect(listed?.lastUsedAt).toBe(site.clock.now.toISOString())
  expect(listed?.networks).toEqual([
    '203.0.7.0/24',
    '203.0.6.0/24',
    '203.0.5.0/24',
    '203.0.4.0/24',
    '203.0.3.0/24',
  ])
})

test('making one takes the panel, the permissions it is for, and a fresh proof of who one is', async () => {
  const site = await createTestApp()
  const player = await site.player('Nobody')
  expect((await make(player)).statusCode).toBe(403)
  const staff = await site.player('Builder', STAFF)
  expect(errorCode(await make(staff, { scopes: ['launcher', 'audit'] }))).toBe('not_allowed')
  for (const draft of [{ scopes: [] }, { scopes: ['everything'] }, { name: ' ' }, { days: 31 }])
    expect(errorCode(await make(staff, draft))).toBe('validation_failed')
  site.clock.advance(15 * 60_000)
  expect(errorCode(await make(staff))).toBe('confirmation_required')
})

test('twenty keys are enough for one account', async () => {
  const site = await createTestApp()
  const staff = await site.player('Builder', STAFF)
  for (let count = 0; count < 20; count += 1) await makeKey(site, staff)
  expect(errorCode(await make(staff))).toBe('too_many_keys')
})

test('a key that is wrong, ended or past its time is refused at once', async () => {
  const site = await createTestApp()
  const staff = await site.player('Builder', STAFF)
  const { id, key, program } = await makeKey(site, staff, { days: 30 })
  expect((await releases(program)).statusCode).toBe(200)
  expect(errorCode(await releases(withKey(site, `${key}x`)))).toBe('bad_key')
  expect(errorCode(await releases(withKey(site, 'flk_1_x')))).toBe('bad_key')
  expect((await staff.call('DELETE', `/admin/keys/${id}`)).statusCode).toBe(204)
  expect(errorCode(await releases(program))).toBe('bad_key')
  expect((await staff.call('DELETE', `/admin/keys/${id}`)).statusCode).toBe(404)

  const later = await makeKey(site, staff, { days: 30 })
  site.clock.advance(30 * DAY_MS - 1)
  expect((await releases(later.program)).statusCode).toBe(200)
  site.clock.advance(1)
  expect(errorCode(await releases(later.program))).toBe('bad_key')
  expect(await list(await site.signIn(2))).toMatchObject([{ id: later.id, isExpired: true }])
  site.clock.advance(30 * DAY_MS)
  await site.runBackgroundWork(60 * 60 * 1000)
  expect(await list(await site.signIn(2))).toEqual([])
})

test('a key does at most what its maker may at that moment', async () => {
  const site = await createTestApp()
  const staff = await site.player('Builder', STAFF)
  const { program } = await makeKey(site, staff)
  expect((await releases(program)).statusCode).toBe(200)
  const roles = site.database.query.updateTable('roles').where('name', '=', 'role of Builder')
  await roles.set({ permissions: '["access_admin_panel"]' }).execute()
  expect(errorCode(await releases(program))).toBe('not_allowed')
  await roles.set({ permissions: JSON.stringify(STAFF) }).execute()
  expect((await releases(program)).statusCode).toBe(200)
  expect(errorCode(await program.call('GET', '/admin/news'))).toBe('missing_scope')
})

test.each(['ban', 'delete', 'reset'] as const)('a key ends with its maker: %s', async (end) => {
  const site = await createTestApp()
  const id = await site.createUser('Builder', STAFF)
  const { program } = await makeKey(site, await site.signIn(id))
  const admin = await site.administrator()
  if (end === 'ban') {
    await admin.call('POST', `/admin/users/${id}/ban`, { body: { reason: 'Left the team' } })
    await admin.call('DELETE', `/admin/users/${id}/ban`)
  } else if (end === 'delete') expect((await admin.call('DELETE', `/admin/users/${id}`)).statusCode).toBe(204)
  else {
    await site.anonymous.call('POST', '/password-reset', { body: { username: 'Builder' } })
    await site.lettersAreSent()
    const token = /#token=([\w-]+)/.exec(site.letters.at(-1)?.letter.text ?? '')?.[1]
    const body = { token, newPassword: 'another long one' }
    expect((await site.anonymous.call('PUT', '/password-reset', { body })).statusCode).toBe(204)
  }
  expect(errorCode(await releases(program))).toBe('bad_key')
  expect(await list(await site.administrator())).toEqual([])
})

test('a key rests from the moment that its maker asks to be deleted', async () => {
  const site = await createTestApp()
  const id = await site.createUser('Builder', STAFF)
  const { program } = await makeKey(site, await site.signIn(id))
  const leaver = site.database.query.updateTable('users').where('id', '=', id)
  await leaver.set({ deletion_asked_at: site.clock.now.getTime() }).execute()
  expect(errorCode(await releases(program))).toBe('bad_key')
})

test('whoever manages users sees and ends the keys of others, but of nobody stronger', async () => {
  const site = await createTestApp()
  const staff = await site.player('Builder', STAFF)
  const { id } = await makeKey(site, staff)
  const admin = await site.administrator()
  const strong = await makeKey(site, admin, { name: 'Of the administrator' })
  const manager = await site.player('Manager', ['access_admin_panel', 'manage_users'])
  expect((await list(manager)).map((key) => key.id)).toEqual([strong.id, id])
  expect((await list(staff)).map((key) => key.id)).toEqual([id])
  expect(errorCode(await staff.call('DELETE', `/admin/keys/${strong.id}`))).toBe('not_allowed')
  expect(errorCode(await manager.call('DELETE', `/admin/keys/${strong.id}`))).toBe('not_allowed')
  expect(errorCode(await manager.call('DELETE', `/admin/keys/${id}`))).toBe('not_allowed')
  expect((await admin.call('DELETE', `/admin/keys/${id}`)).statusCode).toBe(204)
})

test('a key is no way around what is asked of other sites, nor of a session', async () => {
  const site = await createTestApp()
  const staff = await site.player('Builder', STAFF)
  const { program, key } = await makeKey(site, staff)
  const foreign = { origin: 'https://evil.example' }
  const body = { launcherVersion: '1.0.0' }
  const reply = await program.call('POST', '/admin/launcher/releases', { body, headers: foreign })
  expect(errorCode(reply)).toBe('cross_site')
  // Beside a cookie the key decides where it counts, and nothing where it does not.
  const both = createClient(site.app, { ...staff.headers, authorization: `Bearer ${key}x` })
  expect(errorCode(await releases(both))).toBe('bad_key')
  expect((await both.call('GET', '/profile')).statusCode).toBe(200)
  // What a proxy in front asks for is none of ours.
  const behindProxy = createClient(site.app, {
    ...staff.headers,
    authorization: 'Basic c3RhZmY6c3RhZ2luZw==',
  })
  expect((await releases(behindProxy)).statusCode).toBe(200)
})

test('keys open what declares their scope, and nothing else, whoever made them', async () => {
  const site = await createTestApp({ rateLimits: false })
  const { program } = await makeKey(site, await site.administrator(), { scopes: [...SCOPES] })
  for (const endpoint of everyEndpoint) {
    if (endpoint.access === 'public') continue
    const call = `${endpoint.method} ${endpoint.path}`
    const reply = await callEndpoint(site, program, endpoint, endpoint.path.replace(/:\w+/g, '999999'))
    if (endpoint.scope) expect([call, [401, 403].includes(reply.statusCode)]).toEqual([call, false])
    else expect([call, reply.statusCode]).toEqual([call, 401])
  }
})

test.each(SCOPES)('the scope %s opens its own calls and no others', async (scope) => {
  const site = await createTestApp({ rateLimits: false })
  const { program } = await makeKey(site, await site.administrator(), { scopes: [scope] })
  for (const endpoint of everyEndpoint) {
    if (!endpoint.scope || endpoint.scope === scope) continue
    const reply = await callEndpoint(site, program, endpoint, endpoint.path.replace(/:\w+/g, '999999'))
    expect([endpoint.path, errorCode(reply)]).toEqual([endpoint.path, 'missing_scope'])
  }
})

test('what takes a key is for staff of one permission, the one of its scope, and never so dangerous that a proof is asked for', () => {
  const scoped = everyEndpoint.filter(({ scope }) => scope)
  expect(scoped.length).toBeGreaterThan(0)
  for (const { path, access, scope, needsConfirmation } of scoped)
    expect([path, access, needsConfirmation]).toEqual([path, PERMISSION_BY_SCOPE[scope as Scope], undefined])
})
