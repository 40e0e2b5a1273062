/** A forgotten password: the mailed link sets a new one, and nobody learns who has an account. */
import { expect, test } from 'vitest'
import { createTestApp, errorCode, type TestApp } from '#tests/harness/test-app.ts'

const MINUTE_MS = 60_000
const ranger = { username: 'Ranger', email: 'ranger@example.org', password: 'the old password' }
const newPassword = 'a new password'

async function registered(language: 'ru' | 'en' = 'ru') {
  const site = await createTestApp({ rateLimits: false })
  const headers = { 'accept-language': language }
  const { id } = (await site.anonymous.call('POST', '/register', { body: ranger, headers })).json<{
    id: number
  }>()
  await site.lettersAreSent()
  site.letters.length = 0
  return { ...site, id }
}
const forget = ({ anonymous }: TestApp, username: string) =>
  anonymous.call('POST', '/password-reset', { body: { username } })
const reset = ({ anonymous }: TestApp, token: string, password = newPassword) =>
  anonymous.call('PUT', '/password-reset', { body: { token, newPassword: password } })
const signIn = ({ anonymous }: TestApp, password: string) =>
  anonymous.call('POST', '/login', { body: { username: ranger.username, password } })

/** The tokens of the links mailed since the registration, oldest first. */
async function mailedTokens({ letters, lettersAreSent }: TestApp): Promise<string[]> {
  await lettersAreSent()
  return letters.map(({ letter }) => /\/reset\S*#token=([\w-]+)/.exec(letter.text)?.[1] ?? '')
}

test('the mailed link sets a new password, ends every session and confirms the address', async () => {
  const site = await registered()
  const player = await site.signIn(site.id)
  const bystander = await site.player('Bystander')
  expect((await forget(site, 'RANGER')).statusCode).toBe(204)
  const [token = ''] = await mailedTokens(site)
  expect(site.letters[0]?.to).toBe(ranger.email)
  expect((await player.call('GET', '/profile')).statusCode).toBe(200)

  expect((await reset(site, token)).statusCode).toBe(204)
  expect((await player.call('GET', '/profile')).statusCode).toBe(401)
  expect((await bystander.call('GET', '/profile')).statusCode).toBe(200)
  expect(errorCode(await signIn(site, ranger.password))).toBe('bad_credentials')
  const signedIn = await signIn(site, newPassword)
  expect(signedIn.json()).toMatchObject({ user: { username: 'Ranger', emailVerified: true } })
})

test('a link is looked at without being used up, until it is used or has ended', async () => {
  const site = await registered()
  const isValid = async (token: string) =>
    (await site.anonymous.call('POST', '/password-reset/check', { body: { token } })).json()
  await forget(site, 'ranger')
  const [token = ''] = await mailedTokens(site)
  for (const _ of [1, 2]) expect(await isValid(token)).toEqual({ isValid: true })
  expect(await isValid('no such token')).toEqual({ isValid: false })
  expect((await reset(site, token)).statusCode).toBe(204)
  expect(await isValid(token)).toEqual({ isValid: false })

  site.clock.advance(60 * MINUTE_MS)
  await forget(site, 'ranger')
  const another = (await mailedTokens(site)).at(-1) as string
  expect(await isValid(another)).toEqual({ isValid: true })
  site.clock.advance(60 * MINUTE_MS)
  expect(await isValid(another)).toEqual({ isValid: false })
})

test('an account is found by its address too, and the letter is in its language', async () => {
  const site = await registered('en')
  await forget(site, ' Ranger@Example.org ')
  await site.lettersAreSent()
  const [{ letter } = { letter: { subject: '', text: '', html: '' } }] = site.letters
  expect(letter.subject).toBe('A new password — FrontLand')
  expect(letter.text).toMatch(/^http:\/\/localhost:3000\/reset\?lang=en#token=[\w-]{43}$/m)
  const russian = await registered('ru')
  await forget(russian, 'ranger')
  await russian.lettersAreSent()
  expect(russian.letters[0]?.letter.subject).toBe('Новый пароль — FrontLand')
})

test('the reply is the same, and takes as long, whether there is such an account or not', async () => {
  const site = await registered()
  const asked = async (username: string) => {
    const started = performance.now()
    const { statusCode, body, headers } = await forget(site, username)
    return { statusCode, body, names: Object.keys(headers), isSlow: performance.now() - started > 200 }
  }
  const known = await asked('ranger')
  expect(known).toMatchObject({ statusCode: 204, body: '', isSlow: true })
  for (const username of ['nobody', 'nobody@example.org', "' or 1=1 --"])
    expect(await asked(username)).toEqual(known)
  expect(await mailedTokens(site)).toHaveLength(1)
})

test('a link works once and for an hour', async () => {
  const site = await registered()
  await forget(site, 'ranger')
  const [token = ''] = await mailedTokens(site)
  site.clock.advance(60 * MINUTE_MS)
  expect(errorCode(await reset(site, token))).toBe('invalid_token')
  expect((await signIn(site, ranger.password)).statusCode).toBe(200)

  await forget(site, 'ranger')
  const [, second = ''] = await mailedTokens(site)
  const replies = await Promise.all([reset(site, second), reset(site, second)])
  expect(replies.map((reply) => reply.statusCode).sort()).toEqual([204, 400])
  expect(errorCode(await reset(site, second))).toBe('invalid_token')
  for (const token of ['', 'x', 'x'.repeat(300)]) expect((await reset(site, token)).statusCode).toBe(400)
})

test('a newer link replaces the one before, and nobody can flood a mailbox', async () => {
  const site = await registered()
  await forget(site, 'ranger')
  await site.lettersAreSent()
  site.clock.advance(5 * MINUTE_MS - 1)
  await forget(site, 'ranger@example.org')
  expect(await mailedTokens(site)).toHaveLength(1)
  site.clock.advance(1)
  await forget(site, 'ranger')
  const [first = '', second = ''] = await mailedTokens(site)
  expect(errorCode(await reset(site, first))).toBe('invalid_token')
  expect((await reset(site, second)).statusCode).toBe(204)
})

test('a link to an address that the account no longer has is void', async () => {
  const site = await registered()
  await forget(site, 'ranger')
  const [token = ''] = await mailedTokens(site)
  const admin = await site.administrator()
  await admin.call('PUT', `/admin/users/${site.id}`, { body: { email: 'new@example.org' } })
  expect(errorCode(await reset(site, token))).toBe('invalid_token')
})

test('a new password keeps the rules, and a refused one leaves the link usable', async () => {
  const site = await registered()
  await forget(site, 'ranger')
  const [token = ''] = await mailedTokens(site)
  const refused = await reset(site, token, 'short')
  expect(refused.json()).toMatchObject({ fields: { newPassword: 'Password must be at least 8 characters' } })
  expect((await reset(site, token)).statusCode).toBe(204)
})

test('only a hash of the token is kept, and it goes with its account', async () => {
  const site = await registered()
  await forget(site, 'ranger')
  const [token = ''] = await mailedTokens(site)
  const rows = () => site.database.query.selectFrom('password_reset_tokens').selectAll().execute()
  expect(JSON.stringify(await rows())).not.toContain(token)
  await site.database.query.deleteFrom('users').where('id', '=', site.id).execute()
  expect(await rows()).toEqual([])
})

test('it may be asked for five times in ten minutes', async () => {
  const site = await createTestApp()
  for (let time = 0; time < 5; time++) expect((await forget(site, 'nobody')).statusCode).toBe(204)
  expect((await forget(site, 'nobody')).statusCode).toBe(429)
  expect((await forget(site, 'somebody')).statusCode).toBe(204)
})

test('a change of the password voids every link that was mailed or is still to be mailed', async () => {
  const site = await registered()
  await forget(site, ranger.username)
  const [token = ''] = await mailedTokens(site)
  const player = await site.signIn(site.id)
  const change = (currentPassword: string, newPassword: string) =>
    player.call('PUT', '/change-password', { body: { currentPassword, newPassword } })
  expect((await change(ranger.password, newPassword)).statusCode).toBe(204)
  expect(errorCode(await reset(site, token, 'of somebody else'))).toBe('invalid_token')
  await site.lettersAreSent()

  site.clock.advance(10 * MINUTE_MS)
  site.letters.length = 0
  await site.database.query
    .insertInto('pending_mail')
    .values({
      ...{ kind: 'password-reset', user_id: site.id, created_at: 0 },
      next_attempt_at: site.clock.now.getTime() + MINUTE_MS,
    })
    .execute()
  expect((await change(newPassword, 'one more password')).statusCode).toBe(204)
  site.clock.advance(10 * MINUTE_MS)
  await site.runBackgroundWork(15_000)
  await site.lettersAreSent()
  // Of the change itself a letter tells.
  expect(site.letters.map(({ letter }) => letter.subject)).toEqual(['Пароль изменён — FrontLand'])
})
