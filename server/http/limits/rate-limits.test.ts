import type { LightMyRequestResponse } from 'fastify'
import { expect, test } from 'vitest'
import { createTestApp, TEST_CONFIG } from '#tests/harness/test-app.ts'

const MINUTE_S = 60

function expectRefused(reply: LightMyRequestResponse, withinSeconds: number): void {
  expect(reply.statusCode).toBe(429)
  expect(reply.json()).toEqual({
    code: 'too_many_requests',
    message: 'Слишком много попыток. Подождите немного и попробуйте снова.',
  })
  const seconds = Number(reply.headers['retry-after'])
  expect(seconds).toBeGreaterThan(0)
  expect(seconds).toBeLessThanOrEqual(withinSeconds)
}

const russian = { 'accept-language': 'ru' }

test('of sign-ins to one account from one address, ten in five minutes are answered', async () => {
  const { anonymous } = await createTestApp()
  const signIn = (username: string) =>
    anonymous.call('POST', '/login', { body: { username, password: 'wrong' }, headers: russian })
  for (const username of ['admin', 'ADMIN', ' admin ', 'ａdmin', 'Admin'])
    for (let attempt = 0; attempt < 2; attempt++) expect((await signIn(username)).statusCode).toBe(401)
  expectRefused(await signIn('aDMIN'), 5 * MINUTE_S)
  expect((await signIn('somebody-else')).statusCode).toBe(401)
})

test('of registrations from one address, twenty in ten minutes are answered', async () => {
  const { anonymous } = await createTestApp()
  const register = () => anonymous.call('POST', '/register', { body: {}, headers: russian })
  for (let attempt = 0; attempt < 20; attempt++) expect((await register()).statusCode).toBe(400)
  expectRefused(await register(), 10 * MINUTE_S)
})

test('of reviews by one account, five in ten minutes are answered; others are not held up', async () => {
  const { player } = await createTestApp()
  const [ranger, scout] = [await player('Ranger'), await player('Scout')]
  const send = (client: typeof ranger) =>
    client.call('POST', '/feedback', { body: { message: 'Hello' }, headers: russian })
  for (let attempt = 0; attempt < 5; attempt++) expect((await send(ranger)).statusCode).toBe(201)
  expectRefused(await send(ranger), 10 * MINUTE_S)
  expect((await send(scout)).statusCode).toBe(201)
  const other = await ranger.call('PUT', '/change-password', { body: {} })
  expect(other.statusCode).toBe(400)
})

test('of letters with a new link for one account, three in ten minutes are sent', async () => {
  const { player } = await createTestApp()
  const ranger = await player('Ranger')
  const resend = () => ranger.call('POST', '/verify-account/resend', { headers: russian })
  for (let attempt = 0; attempt < 3; attempt++) expect((await resend()).statusCode).toBe(204)
  expectRefused(await resend(), 10 * MINUTE_S)
})

test('of password changes by one account, ten in ten minutes are answered', async () => {
  const { player } = await createTestApp()
  const ranger = await player('Ranger')
  const change = () => ranger.call('PUT', '/change-password', { body: {}, headers: russian })
  for (let attempt = 0; attempt < 10; attempt++) expect((await change()).statusCode).toBe(400)
  expectRefused(await change(), 10 * MINUTE_S)
})

test('whoever is signed out is told so, and does not use up the limit', async () => {
  const { anonymous, player } = await createTestApp()
  for (let attempt = 0; attempt < 10; attempt++)
    expect((await anonymous.call('POST', '/feedback', { body: { message: 'Hello' } })).statusCode).toBe(401)
  const reply = await (await player('Ranger')).call('POST', '/feedback', { body: { message: 'Hello' } })
  expect(reply.statusCode).toBe(201)
})

test('a forged X-Forwarded-For does not escape the limit; behind a trusted proxy it tells callers apart', async () => {
  const register = async (trustProxy: boolean) => {
    const { anonymous } = await createTestApp({ config: { ...TEST_CONFIG, trustProxy } })
    let last = 0
    for (let attempt = 0; attempt < 21; attempt++) {
      const headers = { 'x-forwarded-for': `203.0.113.${attempt}` }
      last = (await anonymous.call('POST', '/register', { body: {}, headers })).statusCode
    }
    return last
  }
  expect(await register(false)).toBe(429)
  expect(await register(true)).toBe(400)
})

test('reading is not limited', async () => {
  const { anonymous } = await createTestApp()
  const replies = await Promise.all(Array.from({ length: 200 }, () => anonymous.call('GET', '/news')))
  expect(new Set(replies.map((reply) => reply.statusCode))).toEqual(new Set([200]))
})
