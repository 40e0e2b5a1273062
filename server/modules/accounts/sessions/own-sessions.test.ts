import type { LightMyRequestResponse } from 'fastify'
import { expect, test } from 'vitest'
import { SESSIONS_MAX } from '#shared/constants/account-limits.ts'
import type { OwnSession } from '#shared/contract/accounts/own-sessions.ts'
import {
  createClient,
  createTestApp,
  TEST_CONFIG,
  type TestApp,
  type TestClient,
} from '#tests/harness/test-app.ts'
import { ADMIN_PASSWORD } from '#tests/harness/test-database.ts'

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0'
const credentials = { username: 'admin', password: ADMIN_PASSWORD }

const listOf = async (client: TestClient, language = 'en') =>
  (await client.call('GET', '/profile/sessions', { headers: { 'accept-language': language } })).json<
    OwnSession[]
  >()
const isSignedIn = async (client: TestClient) => (await client.call('GET', '/profile')).statusCode === 200
const keyOf = (reply: LightMyRequestResponse) =>
  reply.cookies.find(({ name }) => name.endsWith('session'))?.value

async function logIn({ app, anonymous }: TestApp, headers: Record<string, string> = {}, remember = false) {
  const reply = await anonymous.call('POST', '/login', { body: { ...credentials, remember }, headers })
  return { reply, client: createClient(app, { cookie: `session=${keyOf(reply)}` }) }
}

test('somebody sees where they are signed in: device in words, network, first and last use', async () => {
  const site = await createTestApp({ config: { ...TEST_CONFIG, trustProxy: true } })
  const there = await logIn(site, { 'user-agent': FIREFOX, 'x-forwarded-for': '203.0.113.77' }, true)
  const signedInAt = site.clock.now.toISOString()
  site.clock.advance(10 * 60_000)
  await there.client.call('GET', '/profile')
  const usedAt = site.clock.now.toISOString()
  site.clock.advance(60_000)
  const { client } = await logIn(site, { 'user-agent': 'curl/8.16.0', 'x-forwarded-for': '2001:db8:1:2::3' })
  const [own, other] = await listOf(client)
  expect(own).toMatchObject({ device: 'curl', network: '2001:db8:1::/48', isCurrent: true })
  expect(other).toEqual({
    id: expect.any(String),
    device: 'Firefox on Windows',
    network: '203.0.113.0/24',
    createdAt: signedInAt,
    lastUsedAt: usedAt,
    isCurrent: false,
  })
  expect((await listOf(client, 'ru'))[1]?.device).toBe('Firefox на Windows')
  const rows = await site.database.query.selectFrom('sessions').selectAll().execute()
  expect(JSON.stringify(rows)).not.toMatch(/203\.0\.113\.77|rv:145/)
  expect(rows.map((row) => row.token_hash)).not.toContain(own?.id)
})

test('one session is ended, or all others, and nobody else’s', async () => {
  const site = await createTestApp()
  const id = await site.createUser('Ranger')
  const [here, there, third] = [await site.signIn(id), await site.signIn(id), await site.signIn(id)]
  const bystander = await site.player('Bystander')
  const own = (await listOf(there))[0]
  expect((await here.call('DELETE', `/profile/sessions/${own?.id}`)).statusCode).toBe(204)
  expect((await here.call('DELETE', `/profile/sessions/${own?.id}`)).statusCode).toBe(204)
  expect([await isSignedIn(there), await isSignedIn(third)]).toEqual([false, true])

  const foreign = (await listOf(bystander))[0]
  await here.call('DELETE', `/profile/sessions/${foreign?.id}`)
  expect((await here.call('DELETE', '/profile/sessions')).statusCode).toBe(204)
  expect([await isSignedIn(here), await isSignedIn(third), await isSignedIn(bystander)]).toEqual([
    true,
    false,
    true,
  ])
})

test('ending the session at hand signs out and takes its cookies away', async () => {
  const site = await createTestApp()
  const here = await site.player('Ranger')
  const [own] = await listOf(here)
  const reply = await here.call('DELETE', `/profile/sessions/${own?.id}`)
  expect(reply.cookies).toEqual([
    expect.objectContaining({ name: 'session', value: '' }),
    expect.objectContaining({ name: 'signed-in', value: '' }),
  ])
  expect(await isSignedIn(here)).toBe(false)
})

test('signing in again in the same browser ends the session it had', async () => {
  const site = await createTestApp()
  const { client: before } = await logIn(site)
  const { client: elsewhere } = await logIn(site)
  const { client: after } = await logIn(site, before.headers)
  expect([await isSignedIn(before), await isSignedIn(elsewhere), await isSignedIn(after)]).toEqual([
    false,
    true,
    true,
  ])
})

test(`an account is signed in at ${SESSIONS_MAX} places at most: the one used longest ago gives way`, async () => {
  const site = await createTestApp()
  const places: TestClient[] = []
  for (let place = 0; place < SESSIONS_MAX; place++) {
    places.push(await site.signIn(1))
    site.clock.advance(6 * 60_000)
  }
  await places[0]?.call('GET', '/profile')
  const { client } = await logIn(site)
  expect(await listOf(client)).toHaveLength(SESSIONS_MAX)
  const [first, second, third] = places
  if (!first || !second || !third) throw expect.fail()
  expect([await isSignedIn(first), await isSignedIn(second), await isSignedIn(third)]).toEqual([
    true,
    false,
    true,
  ])
})

test('however much it is used, a session ends a week after signing in', async () => {
  const site = await createTestApp()
  const { client } = await logIn(site)
  for (let hours = 0; hours < 7 * 24 - 12; hours += 12) {
    site.clock.advance(12 * 60 * 60_000)
    expect(await isSignedIn(client)).toBe(true)
  }
  site.clock.advance(12 * 60 * 60_000)
  expect(await isSignedIn(client)).toBe(false)
})

test('a change of the password gives the session at hand a new key: a copied one is of no use', async () => {
  const site = await createTestApp()
  const { client, reply } = await logIn(site, { 'user-agent': FIREFOX }, true)
  const copy = createClient(site.app, { ...client.headers })
  const changed = await client.call('PUT', '/change-password', {
    body: { currentPassword: ADMIN_PASSWORD, newPassword: 'quite another one' },
    headers: { 'user-agent': FIREFOX },
  })
  expect(keyOf(changed)).not.toBe(keyOf(reply))
  expect(changed.cookies[0]).toMatchObject({ name: 'session', httpOnly: true, maxAge: 30 * 24 * 60 * 60 })
  expect([await isSignedIn(client), await isSignedIn(copy)]).toEqual([true, false])
  expect(await listOf(client)).toMatchObject([{ device: 'Firefox on Windows', isCurrent: true }])
})

test('over https the cookie is taken from this host alone, and no other one opens a session', async () => {
  const site = await createTestApp({ config: { ...TEST_CONFIG, site: { url: 'https://front.example' } } })
  const headers = { host: 'front.example' }
  const reply = await site.anonymous.call('POST', '/login', { body: credentials, headers })
  expect(reply.cookies[0]).toMatchObject({ name: '__Host-session', secure: true, path: '/' })
  expect(reply.cookies[0]).not.toHaveProperty('domain')
  const asked = (cookie: string) =>
    site.anonymous.call('GET', '/profile', { headers: { ...headers, cookie } })
  expect((await asked(`__Host-session=${keyOf(reply)}`)).statusCode).toBe(200)
  expect((await asked(`session=${keyOf(reply)}`)).statusCode).toBe(401)
})
