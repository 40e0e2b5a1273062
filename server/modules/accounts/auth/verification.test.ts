import { expect, test } from 'vitest'
import { hashToken } from '#server/lib/random-token.ts'
import { createTestApp, errorCode, type TestApp } from '#tests/harness/test-app.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** The tokens of the links mailed so far, oldest first. */
async function mailedTokens({ letters, lettersAreSent }: TestApp): Promise<string[]> {
  await lettersAreSent()
  return letters.map(({ letter }) => /\/verify\S*#token=([\w-]+)/.exec(letter.text)?.[1] ?? '')
}

async function registered() {
  const site = await createTestApp({ rateLimits: false })
  const body = { username: 'Ranger', email: 'ranger@example.org', password: 'long enough' }
  const { id } = (await site.anonymous.call('POST', '/register', { body })).json<{ id: number }>()
  const player = await site.signIn(id)
  return {
    ...site,
    id,
    player,
    tokens: () => mailedTokens(site),
    verify: (token: string) => site.anonymous.call('POST', '/verify-account', { body: { token } }),
    isVerified: async () =>
      (await player.call('GET', '/profile')).json<{ emailVerified: boolean }>().emailVerified,
  }
}

test('the mailed link verifies the account, which works before that too', async () => {
  const { tokens, verify, isVerified } = await registered()
  const [token = ''] = await tokens()
  expect(await isVerified()).toBe(false)
  expect((await verify(token)).statusCode).toBe(204)
  expect(await isVerified()).toBe(true)
})

test('a token works once', async () => {
  const { tokens, verify } = await registered()
  const [token = ''] = await tokens()
  await verify(token)
  const again = await verify(token)
  expect(again.statusCode).toBe(400)
  expect(errorCode(again)).toBe('invalid_token')
})

test('of two uses of a token at the same moment one succeeds', async () => {
  const { tokens, verify } = await registered()
  const [token = ''] = await tokens()
  const replies = await Promise.all([verify(token), verify(token)])
  expect(replies.map((reply) => reply.statusCode).sort()).toEqual([204, 400])
})

test('a token works for three days', async () => {
  const { tokens, verify, isVerified, clock } = await registered()
  const [token = ''] = await tokens()
  clock.advance(3 * DAY_MS)
  expect(errorCode(await verify(token))).toBe('invalid_token')
  expect(await isVerified()).toBe(false)
  clock.advance(-1)
  expect((await verify(token)).statusCode).toBe(204)
})

test('only the hash of a token is stored', async () => {
  const { tokens, database, id } = await registered()
  const [token = ''] = await tokens()
  const rows = await database.query.selectFrom('verification_tokens').selectAll().execute()
  expect(rows).toEqual([{ token_hash: hashToken(token), user_id: id, expires_at: expect.any(Number) }])
})

test('a link asked for again replaces the one before', async () => {
  const { tokens, verify, player } = await registered()
  const [first = ''] = await tokens()
  expect((await player.call('POST', '/verify-account/resend')).statusCode).toBe(204)
  expect(errorCode(await verify(first))).toBe('invalid_token')
  const [, second = ''] = await tokens()
  expect((await verify(second)).statusCode).toBe(204)
})

test('a verified account is not mailed again', async () => {
  const { tokens, verify, player } = await registered()
  const [token = ''] = await tokens()
  await verify(token)
  const reply = await player.call('POST', '/verify-account/resend')
  expect(reply.statusCode).toBe(409)
  expect(errorCode(reply)).toBe('already_verified')
  expect(await tokens()).toHaveLength(1)
})

test('a missing token is told by its field, an unknown one is refused', async () => {
  const { anonymous } = await createTestApp()
  const verify = (body: object) =>
    anonymous.call('POST', '/verify-account', { body, headers: { 'accept-language': 'ru' } })
  for (const body of [{}, { token: '' }])
    expect((await verify(body)).json()).toEqual({
      code: 'validation_failed',
      message: 'Токен верификации не найден',
      fields: { token: 'Токен верификации не найден' },
    })
  expect((await anonymous.call('POST', '/verify-account', { body: {} })).json()).toMatchObject({
    fields: { token: 'Verification token not found' },
  })
  expect(errorCode(await verify({ token: 'made-up' }))).toBe('invalid_token')
})

test('the link to an address that staff replaced no longer verifies the account', async () => {
  const { tokens, verify, isVerified, administrator, id } = await registered()
  const [old = ''] = await tokens()
  const admin = await administrator()
  await admin.call('PUT', `/admin/users/${id}`, { body: { email: 'new@example.org' } })
  expect(errorCode(await verify(old))).toBe('invalid_token')
  expect(await isVerified()).toBe(false)
})

test('whoever changes an address by staff gets a link at the new one', async () => {
  const site = await registered()
  await site.tokens()
  const admin = await site.administrator()
  await admin.call('PUT', `/admin/users/${site.id}`, { body: { email: 'new@example.org' } })
  const [, second = ''] = await site.tokens()
  expect(site.letters.map(({ to }) => to)).toEqual(['ranger@example.org', 'new@example.org'])
  await site.verify(second)
  expect(await site.isVerified()).toBe(true)
})
