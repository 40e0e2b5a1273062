/** A change of the address: both are told, the new one is confirmed, the former one takes it back. */
import { expect, test } from 'vitest'
import { CLEANUP_MS } from '#server/http/wing.ts'
import type { Profile } from '#shared/contract/accounts/profile.ts'
import { createTestApp, errorCode, type TestClient } from '#tests/harness/test-app.ts'
import { createAuthenticator } from '#tests/passkeys/authenticator.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const PASSWORD = 'long enough'

async function createSite({ isConfirmed = true } = {}) {
  const site = await createTestApp({ rateLimits: false })
  const { anonymous } = site
  const body = { username: 'Ranger', email: 'old@example.org', password: PASSWORD }
  const { id } = (await anonymous.call('POST', '/register', { body })).json<{ id: number }>()
  /** The letters to an address, the latest last. */
  const lettersTo = async (address: string) => {
    await site.lettersAreSent()
    return site.letters.filter(({ to }) => to === address).map(({ letter }) => letter)
  }
  const tokenTo = async (address: string) =>
    /#token=([\w-]+)/.exec((await lettersTo(address)).at(-1)?.text ?? '')?.[1]
  const verify = async (address: string) =>
    anonymous.call('POST', '/verify-account', { body: { token: (await tokenTo(address)) ?? 'none' } })
  if (isConfirmed) await verify('old@example.org')
  const undo = (token: string | undefined, newPassword = 'another long one') =>
    anonymous.call('POST', '/email-undo', { body: { token: token ?? 'none', newPassword } })
  const logIn = (password: string, username = 'Ranger') =>
    anonymous.call('POST', '/login', { body: { username, password } })
  const addressOf = async (client: TestClient) => {
    const { email, pendingEmail, emailVerified } = (await client.call('GET', '/profile')).json<Profile>()
    return [email, pendingEmail, emailVerified]
  }
  const player = await site.signIn(id)
  const change = (fields: object, client = player) => client.call('PUT', '/profile', { body: fields })
  return { ...site, id, owner: player, change, lettersTo, tokenTo, verify, undo, logIn, addressOf }
}

test('a confirmed address stays until the new one is confirmed, and both are told', async () => {
  const site = await createSite()
  const reply = await site.change({ email: 'new@example.org' })
  expect(reply.json()).toMatchObject({ email: 'old@example.org', pendingEmail: 'new@example.org' })
  expect((await site.lettersTo('old@example.org')).at(-1)?.subject).toBe(
    'The address of your account is being changed — FrontLand',
  )
  expect((await site.logIn(PASSWORD, 'new@example.org')).statusCode).toBe(401)
  expect((await site.verify('new@example.org')).statusCode).toBe(204)
  expect(await site.addressOf(site.owner)).toEqual(['new@example.org', null, true])
  expect((await site.logIn(PASSWORD, 'new@example.org')).statusCode).toBe(200)
})

test('an address that was never confirmed is replaced at once, and has no say', async () => {
  const site = await createSite({ isConfirmed: false })
  await site.lettersTo('old@example.org')
  await site.change({ email: 'new@example.org' })
  expect(await site.addressOf(site.owner)).toEqual(['new@example.org', null, false])
  expect(await site.lettersTo('old@example.org')).toHaveLength(1)
  expect((await site.verify('new@example.org')).statusCode).toBe(204)
})

test('asked again it changes nothing, and the address that stands takes the change back', async () => {
  const site = await createSite()
  for (let time = 0; time < 2; time++) await site.change({ email: 'new@example.org' })
  expect(await site.lettersTo('new@example.org')).toHaveLength(1)
  await site.change({ email: 'old@example.org' })
  expect(await site.addressOf(site.owner)).toEqual(['old@example.org', null, true])
  expect(errorCode(await site.verify('new@example.org'))).toBe('invalid_token')
})

test('a new address tells nobody whether it has an account', async () => {
  const site = await createSite()
  const reply = await site.change({ email: 'admin@frontland.invalid' })
  expect([reply.statusCode, reply.json<Profile>().pendingEmail]).toEqual([200, 'admin@frontland.invalid'])
})

test('the link in the former address brings it back for seven days, whatever was changed since', async () => {
  const site = await createSite()
  await site.change({ email: 'thief@example.org' })
  const token = await site.tokenTo('old@example.org')
  await site.verify('thief@example.org')
  await site.change({ email: 'thief2@example.org' })
  const ofThief = await site.tokenTo('thief@example.org')
  await site.verify('thief2@example.org')
  await site.change({ username: 'Thief', email: 'thief3@example.org' })
  site.clock.advance(7 * DAY_MS - 1)
  await site.runBackgroundWork(CLEANUP_MS)

  expect(errorCode(await site.undo(token, 'password'))).toBe('validation_failed')
  expect((await site.undo(token)).statusCode).toBe(204)
  expect((await site.owner.call('GET', '/profile')).statusCode).toBe(401)
  expect((await site.logIn(PASSWORD, 'Thief')).statusCode).toBe(401)
  expect((await site.logIn('another long one', 'old@example.org')).statusCode).toBe(200)
  expect(await site.addressOf(await site.signIn(site.id))).toEqual(['old@example.org', null, true])
  expect(errorCode(await site.verify('thief3@example.org'))).toBe('invalid_token')
  for (const spent of [token, ofThief]) expect(errorCode(await site.undo(spent))).toBe('invalid_token')
})

test('the passkeys of a thief go with the address, those from before stay', async () => {
  const site = await createSite()
  async function addPasskey() {
    const device = createAuthenticator()
    const options = (await site.owner.call('POST', '/profile/passkeys/options')).json<{ challenge: string }>()
    const body = { name: 'Phone', passkey: device.make(options) }
    expect((await site.owner.call('POST', '/profile/passkeys', { body })).statusCode).toBe(201)
    return async () => {
      const asked = await site.anonymous.call('POST', '/login/passkey/options')
      const proof = { passkey: device.prove(asked.json()) }
      return (await site.anonymous.call('POST', '/login/passkey', { body: proof })).statusCode
    }
  }
  const enterAsOwner = await addPasskey()
  site.clock.advance(1_000)
  await site.change({ email: 'thief@example.org' })
  const token = await site.tokenTo('old@example.org')
  await site.verify('thief@example.org')
  const enterAsThief = await addPasskey()
  expect([await enterAsOwner(), await enterAsThief()]).toEqual([200, 200])
  expect((await site.undo(token)).statusCode).toBe(204)
  expect([await enterAsOwner(), await enterAsThief()]).toEqual([200, 401])
  expect(errorCode(await site.logIn('another long one'))).toBe('second_factor_required')
})

test('after seven days it does not, and a made-up one never did', async () => {
  const site = await createSite()
  await site.change({ email: 'new@example.org' })
  const token = await site.tokenTo('old@example.org')
  site.clock.advance(7 * DAY_MS)
  expect(errorCode(await site.undo(token))).toBe('invalid_token')
  expect(errorCode(await site.undo('made-up'))).toBe('invalid_token')
  expect((await site.logIn(PASSWORD)).statusCode).toBe(200)
})

test('the same holds when staff change it', async () => {
  const site = await createSite()
  const admin = await site.administrator()
  const body = { email: 'new@example.org' }
  const reply = await admin.call('PUT', `/admin/users/${site.id}`, { body })
  expect(reply.json()).toMatchObject({ email: 'old@example.org', pendingEmail: 'new@example.org' })
  expect((await site.undo(await site.tokenTo('old@example.org'))).statusCode).toBe(204)
  expect(errorCode(await site.verify('new@example.org'))).toBe('invalid_token')
})

test('a player takes another name, which keeps the rules and stands in the log', async () => {
  const site = await createSite()
  expect((await site.change({ username: 'RANGER' })).json()).toMatchObject({ username: 'RANGER' })
  for (const username of ['admin', 'Модератор'])
    expect(errorCode(await site.change({ username }))).toBe('username_taken')
  expect((await site.change({ username: 'Scout', language: 'ru' })).json()).toMatchObject({
    username: 'Scout',
    language: 'ru',
  })
  expect((await site.logIn(PASSWORD, 'Scout')).statusCode).toBe(200)
  const log = (await (await site.administrator()).call('GET', '/admin/audit')).body
  expect(log).toContain('Scout')
})

test('a changed password is told by letter', async () => {
  const site = await createSite()
  const body = { currentPassword: PASSWORD, newPassword: 'another long one' }
  await site.owner.call('PUT', '/change-password', { body })
  const [, notice] = await site.lettersTo('old@example.org')
  expect(notice?.subject).toBe('Your password was changed — FrontLand')
  expect(notice?.text).toContain('http://localhost:3000/forgot')
})
