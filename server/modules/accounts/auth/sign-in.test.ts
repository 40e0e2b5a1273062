import type { LightMyRequestResponse } from 'fastify'
import { expect, test } from 'vitest'
import { hashToken } from '#server/lib/random-token.ts'
import { SESSION_IDLE_MS, SESSION_REMEMBERED_MS } from '#shared/constants/account-limits.ts'
import { createClient, createTestApp, errorCode, TEST_CONFIG, type TestApp } from '#tests/harness/test-app.ts'
import { ADMIN_PASSWORD } from '#tests/harness/test-database.ts'

const HOUR_MS = 60 * 60 * 1000
const credentials = { username: 'admin', password: ADMIN_PASSWORD }

function sessionCookie(reply: LightMyRequestResponse) {
  const cookie = reply.cookies.find(({ name }) => name.endsWith('session'))
  if (!cookie) throw new Error(`no session cookie: ${reply.body}`)
  return cookie
}

async function signIn({ anonymous, app }: TestApp, body: object) {
  const reply = await anonymous.call('POST', '/login', { body })
  return { reply, client: createClient(app, { cookie: `session=${sessionCookie(reply).value}` }) }
}

test('an account signs in by its name or its address, in any case, and gets its profile', async () => {
  const site = await createTestApp()
  for (const username of [
    'admin',
    'ADMIN',
    ' ａdmin ',
    'admin@frontland.invalid',
    'Admin@FrontLand.invalid',
  ]) {
    const { reply, client } = await signIn(site, { ...credentials, username })
    const profile = (await client.call('GET', '/profile')).json()
    expect(profile).toMatchObject({ id: 1, username: 'admin', roles: ['admin'] })
    expect(reply.statusCode).toBe(200)
    expect(reply.json()).toEqual({ user: profile })
  }
})

test('a player registers in one spelling of the name and signs in with another', async () => {
  const site = await createTestApp()
  const body = { username: 'Йети', email: 'yeti@example.org', password: 'long enough' }
  await site.anonymous.call('POST', '/register', { body })
  const { reply } = await signIn(site, { username: 'ЙЕТИ', password: body.password })
  expect(reply.json()).toMatchObject({ user: { username: 'Йети', emailVerified: false, roles: [] } })
})

test('the cookie is HttpOnly, SameSite=Lax and for the whole site', async () => {
  const { reply } = await signIn(await createTestApp(), credentials)
  expect(sessionCookie(reply)).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' })
})

test('on localhost the cookie goes without Secure, anywhere else it has it', async () => {
  const local = await createTestApp()
  expect(sessionCookie((await signIn(local, credentials)).reply).secure).toBeUndefined()
  const elsewhere = await local.anonymous.call('POST', '/login', {
    body: credentials,
    headers: { host: 'front.example' },
  })
  expect(sessionCookie(elsewhere).secure).toBe(true)

  const config = { ...TEST_CONFIG, site: { url: 'https://front.example' } }
  const published = await createTestApp({ config })
  expect(sessionCookie((await signIn(published, credentials)).reply).secure).toBe(true)
})

test('a remembered session lives for 30 days from sign-in, and so does its cookie', async () => {
  const site = await createTestApp()
  const { reply, client } = await signIn(site, { ...credentials, remember: true })
  expect(sessionCookie(reply).maxAge).toBe(30 * 24 * 60 * 60)
  site.clock.advance(SESSION_REMEMBERED_MS - 1)
  expect((await client.call('GET', '/profile')).statusCode).toBe(200)
  site.clock.advance(1)
  expect((await client.call('GET', '/profile')).statusCode).toBe(401)
})

test('without remember the cookie ends with the browser and the session after 24 idle hours', async () => {
  const site = await createTestApp()
  const { reply, client } = await signIn(site, credentials)
  expect(sessionCookie(reply)).not.toHaveProperty('maxAge')
  expect(sessionCookie(reply)).not.toHaveProperty('expires')
  site.clock.advance(SESSION_IDLE_MS - 1)
  expect((await client.call('GET', '/profile')).statusCode).toBe(200)
  site.clock.advance(SESSION_IDLE_MS)
  expect((await client.call('GET', '/profile')).statusCode).toBe(401)
})

test('a session in use goes on past 24 hours', async () => {
  const site = await createTestApp()
  const { client } = await signIn(site, credentials)
  for (let hours = 0; hours < 72; hours += 12) {
    site.clock.advance(12 * HOUR_MS)
    expect((await client.call('GET', '/profile')).statusCode).toBe(200)
  }
})

test('a wrong password and an unknown name get the same reply', async () => {
  const { anonymous } = await createTestApp()
  const headers = { 'accept-language': 'ru' }
  const wrong = await anonymous.call('POST', '/login', {
    body: { ...credentials, password: 'not the one' },
    headers,
  })
  const unknown = await anonymous.call('POST', '/login', {
    body: { username: 'nobody', password: 'not the one' },
    headers,
  })
  expect(wrong.statusCode).toBe(401)
  expect(wrong.json()).toEqual({
    code: 'bad_credentials',
    message: 'Неверное имя пользователя или пароль.',
  })
  expect(unknown.statusCode).toBe(401)
  expect(unknown.json()).toEqual(wrong.json())
  expect([wrong, unknown].map((reply) => reply.cookies)).toEqual([[], []])
})

test('an unknown name costs a password check too, so that time does not tell who is registered', async () => {
  const { anonymous } = await createTestApp()
  // By the processor's time, which a busy machine does not stretch.
  const leastOf = async (username: string) => {
    const times: number[] = []
    for (let attempt = 0; attempt < 4; attempt++) {
      const before = process.cpuUsage()
      await anonymous.call('POST', '/login', { body: { username, password: 'not the one' } })
      const { user, system } = process.cpuUsage(before)
      times.push(user + system)
    }
    return Math.min(...times)
  }
  expect(await leastOf('nobody')).toBeGreaterThan((await leastOf('admin')) / 3)
})

test('a name or a password left empty is told by its field', async () => {
  const { anonymous } = await createTestApp()
  const reply = await anonymous.call('POST', '/login', {
    body: { username: '', password: '' },
    headers: { 'accept-language': 'ru' },
  })
  expect(reply.statusCode).toBe(400)
  expect(reply.json()).toMatchObject({
    fields: { username: 'Введите имя пользователя', password: 'Введите пароль' },
  })
})

test('only the hash of a session token is stored', async () => {
  const site = await createTestApp()
  const { reply } = await signIn(site, credentials)
  const { value } = sessionCookie(reply)
  expect(Buffer.from(value, 'base64url')).toHaveLength(32)
  const rows = await site.database.query.selectFrom('sessions').selectAll().execute()
  expect(rows.map((row) => row.token_hash)).toEqual([hashToken(value)])
  expect(JSON.stringify(rows)).not.toContain(value)
})

test('signing out ends the session and clears the cookie', async () => {
  const site = await createTestApp()
  const { client } = await signIn(site, credentials)
  const { client: otherDevice } = await signIn(site, credentials)
  const reply = await client.call('POST', '/logout')
  expect(reply.statusCode).toBe(204)
  expect(reply.body).toBe('')
  expect(sessionCookie(reply)).toMatchObject({ value: '', path: '/', expires: new Date(0) })
  expect((await client.call('GET', '/profile')).statusCode).toBe(401)
  expect((await otherDevice.call('GET', '/profile')).statusCode).toBe(200)
})

test('signing out without a session answers the same', async () => {
  const { app, anonymous } = await createTestApp()
  expect((await anonymous.call('POST', '/logout')).statusCode).toBe(204)
  const stranger = createClient(app, { cookie: 'session=of-nobody' })
  expect((await stranger.call('POST', '/logout')).statusCode).toBe(204)
})

test('a made-up session is nobody', async () => {
  const { app } = await createTestApp()
  for (const cookie of ['session=', 'session=%', 'session=made-up', 'session=\u00ff', 'session'])
    expect(errorCode(await createClient(app, { cookie }).call('GET', '/profile'))).toBe('not_signed_in')
})
