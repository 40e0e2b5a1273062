/** Nobody learns from a registration or a reset whose address has an account: it belongs to whoever confirms it first. */
import { expect, test } from 'vitest'
import { createTestApp, errorCode, type TestApp } from '#tests/harness/test-app.ts'

const MINUTE_MS = 60_000
const PASSWORD = 'long enough'

async function createSite() {
  const site = await createTestApp({ rateLimits: false })
  const register = async (username: string, email = 'ranger@example.org') =>
    site.anonymous.call('POST', '/register', {
      body: { username, email, password: `${username} ${PASSWORD}` },
    })
  const logIn = (username: string, of = username) =>
    site.anonymous.call('POST', '/login', { body: { username, password: `${of} ${PASSWORD}` } })
  const texts = async () => {
    await site.lettersAreSent()
    return site.letters.map(({ letter }) => letter.text)
  }
  const verify = (text = '') =>
    site.anonymous.call('POST', '/verify-account', {
      body: { token: /verify\S*#token=([\w-]+)/.exec(text)?.[1] ?? 'none' },
    })
  return { ...site, register, logIn, texts, verify }
}
const isVerified = async ({ signIn }: TestApp, id: number) =>
  (await (await signIn(id)).call('GET', '/profile')).json<{ emailVerified: boolean }>().emailVerified

test('an address that somebody has confirmed is answered like any other, whatever its case', async () => {
  const site = await createSite()
  await site.register('Ranger')
  await site.verify((await site.texts())[0])
  const fresh = await site.register('Scout', 'scout@example.org')
  const second = await site.register('Other', 'RANGER@example.org')
  expect([second.statusCode, Object.keys(second.json())]).toEqual([201, Object.keys(fresh.json())])
  expect((await site.logIn('Other')).statusCode).toBe(200)
})

test('its letter says who holds it and confirms nothing', async () => {
  const site = await createSite()
  await site.register('Ranger')
  await site.verify((await site.texts())[0])
  const { id } = (await site.register('Other')).json<{ id: number }>()
  const letter = (await site.texts())[1] ?? ''
  expect(letter).toMatch(/^Hello, Ranger!/)
  expect(letter).toContain('Another account, Other, was registered')
  expect(letter).not.toContain('token=')
  expect(await isVerified(site, id)).toBe(false)
})

test('of two who name an address the one who confirms it has it', async () => {
  const site = await createSite()
  const first = (await site.register('Ranger')).json<{ id: number }>()
  const second = (await site.register('Other')).json<{ id: number }>()
  const [ofFirst, ofSecond] = await site.texts()
  expect((await site.verify(ofSecond)).statusCode).toBe(204)
  expect(errorCode(await site.verify(ofFirst))).toBe('email_taken')
  expect(await isVerified(site, first.id)).toBe(false)
  expect(await isVerified(site, second.id)).toBe(true)
})

test('an address signs in its holder, else the first who named it', async () => {
  const site = await createSite()
  await site.register('Ranger')
  await site.register('Other')
  const address = 'Ranger@example.org'
  expect((await site.logIn(address, 'Ranger')).statusCode).toBe(200)
  expect((await site.logIn(address, 'Other')).statusCode).toBe(401)
  await site.verify((await site.texts())[1])
  expect((await site.logIn(address, 'Ranger')).statusCode).toBe(401)
  expect((await site.logIn(address, 'Other')).statusCode).toBe(200)
})

test('a forgotten password of an account whose address another one holds is set, the address stays with its holder', async () => {
  const site = await createSite()
  await site.register('Ranger')
  await site.verify((await site.texts())[0])
  const { id } = (await site.register('Other')).json<{ id: number }>()
  await site.texts()
  await site.anonymous.call('POST', '/password-reset', { body: { username: 'Other' } })
  const token = /reset\S*#token=([\w-]+)/.exec((await site.texts())[2] ?? '')?.[1]
  const body = { token, newPassword: `New ${PASSWORD}` }
  expect((await site.anonymous.call('PUT', '/password-reset', { body })).statusCode).toBe(204)
  expect((await site.logIn('Other', 'New')).statusCode).toBe(200)
  expect(await isVerified(site, id)).toBe(false)
})

test('five letters an hour and ten a day go to a mailbox that nobody has confirmed; registrations go on', async () => {
  const site = await createSite()
  for (let count = 0; count < 12; count++)
    expect((await site.register(`Ranger-${count}`, `Victim+${count}@example.org`)).statusCode).toBe(201)
  await site.register('Scout', 'scout@example.org')
  const sent = async () => {
    await site.runBackgroundWork(15_000)
    return site.letters.filter(({ to }) => to.startsWith('Victim')).length
  }
  expect(await sent()).toBe(5)
  expect(site.letters.some(({ to }) => to === 'scout@example.org')).toBe(true)
  site.clock.advance(60 * MINUTE_MS - 1)
  expect(await sent()).toBe(5)
  site.clock.advance(1)
  expect(await sent()).toBe(10)
  site.clock.advance(12 * 60 * MINUTE_MS)
  expect(await sent()).toBe(10)
  site.clock.advance(12 * 60 * MINUTE_MS)
  expect(await sent()).toBe(12)
  await site.lettersAreSent()
})

test('whoever has confirmed an address gets their letters, however many strangers name it', async () => {
  const site = await createSite()
  await site.register('Ranger')
  await site.verify((await site.texts())[0])
  for (let count = 0; count < 6; count++) await site.register(`Other-${count}`)
  await site.runBackgroundWork(15_000)
  await site.anonymous.call('POST', '/password-reset', { body: { username: 'Ranger' } })
  await site.runBackgroundWork(15_000)
  expect(site.letters.at(-1)?.letter.subject).toBe('A new password — FrontLand')
})
