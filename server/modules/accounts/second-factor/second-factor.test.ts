import { expect, test } from 'vitest'
import { CONFIRMATION_LIFETIME_MS } from '#shared/constants/account-limits.ts'
import {
  createClient,
  createTestApp,
  errorCode,
  type TestApp,
  type TestClient,
} from '#tests/harness/test-app.ts'
import { ADMIN_PASSWORD } from '#tests/harness/test-database.ts'
import { stepAt, totpCode } from './totp.ts'

const HALF_MINUTE_MS = 30_000
const PATH = '/profile/second-factor'
const credentials = { username: 'admin', password: ADMIN_PASSWORD }

const codeNow = ({ clock }: TestApp, secret: string, offset = 0) =>
  totpCode(secret, stepAt(clock.now.getTime()) + offset)
const logIn = (site: TestApp, code?: string) =>
  site.anonymous.call('POST', '/login', { body: { ...credentials, ...(code !== undefined && { code }) } })

async function turnOn(site: TestApp, client: TestClient) {
  const { secret, address } = (await client.call('POST', PATH)).json<{ secret: string; address: string }>()
  const reply = await client.call('PUT', PATH, { body: { code: codeNow(site, secret) } })
  const { recoveryCodes } = reply.json<{ recoveryCodes: string[] }>()
  site.clock.advance(HALF_MINUTE_MS)
  return { secret, address, recoveryCodes }
}

async function siteWithFactor(options: Parameters<typeof createTestApp>[0] = {}) {
  const site = await createTestApp(options)
  const admin = await site.administrator()
  return { site, admin, ...(await turnOn(site, admin)) }
}

test('once it is on, the password alone signs nobody in; with a code of the app it does', async () => {
  const { site, admin, secret, address } = await siteWithFactor()
  expect(address).toBe(`otpauth://totp/FrontLand:admin?secret=${secret}&issuer=FrontLand`)
  const refused = await logIn(site)
  expect([refused.statusCode, errorCode(refused), refused.cookies]).toEqual([
    401,
    'second_factor_required',
    [],
  ])
  const wrong = await logIn(site, '000000')
  expect([wrong.statusCode, errorCode(wrong)]).toEqual([401, 'wrong_code'])
  const code = codeNow(site, secret)
  expect((await logIn(site, `${code.slice(0, 3)} ${code.slice(3)}`)).statusCode).toBe(200)
  expect((await admin.call('GET', PATH)).json()).toEqual({
    since: expect.any(String),
    hasApp: true,
    recoveryCodes: 10,
    isRequired: false,
  })
})

test('a wrong password is told as ever, whatever code comes with it', async () => {
  const { site, secret } = await siteWithFactor()
  const body = { ...credentials, password: 'not the one', code: codeNow(site, secret) }
  expect(errorCode(await site.anonymous.call('POST', '/login', { body }))).toBe('bad_credentials')
  expect((await logIn(site, codeNow(site, secret))).statusCode).toBe(200)
})

test('a code works once, even when it comes twice at the same time', async () => {
  const { site, secret } = await siteWithFactor()
  const code = codeNow(site, secret)
  const replies = await Promise.all([logIn(site, code), logIn(site, code), logIn(site, code)])
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401, 401])
})

test('a code on paper signs in once, however it is typed', async () => {
  const { site, admin, recoveryCodes } = await siteWithFactor()
  expect(new Set(recoveryCodes).size).toBe(10)
  const [first = ''] = recoveryCodes
  expect(first).toMatch(/^[a-z2-9]{4}(-[a-z2-9]{4}){3}$/)
  expect((await logIn(site, first.toUpperCase().replaceAll('-', ' '))).statusCode).toBe(200)
  expect(errorCode(await logIn(site, first))).toBe('wrong_code')
  expect((await admin.call('GET', PATH)).json()).toMatchObject({ recoveryCodes: 9, isRequired: false })

  const renewed = (await admin.call('POST', `${PATH}/recovery-codes`)).json<{ recoveryCodes: string[] }>()
  expect(errorCode(await logIn(site, recoveryCodes[1]))).toBe('wrong_code')
  expect((await logIn(site, renewed.recoveryCodes[1])).statusCode).toBe(200)
})

test('neither the secret nor a code is stored as it is, and the secret opens by the key of the site alone', async () => {
  const { site, secret, recoveryCodes } = await siteWithFactor()
  const rows = [
    await site.database.query.selectFrom('totp_secrets').selectAll().execute(),
    await site.database.query.selectFrom('recovery_codes').selectAll().execute(),
  ]
  for (const text of [secret, ...recoveryCodes]) expect(JSON.stringify(rows)).not.toContain(text)
  await site.database.query.updateTable('totp_secrets').set({ sealed_secret: 'v1.of-another-key' }).execute()
  expect(errorCode(await logIn(site, codeNow(site, secret)))).toBe('wrong_code')
  expect((await logIn(site, recoveryCodes[0])).statusCode).toBe(200)
})

test('who guesses codes is slowed', async () => {
  const { site, secret } = await siteWithFactor({ rateLimits: false })
  for (let guess = 0; guess < 10; guess++)
    expect(errorCode(await logIn(site, `00000${guess}`))).toBe('wrong_code')
  expect(errorCode(await logIn(site, codeNow(site, secret)))).toBe('too_many_requests')
  site.clock.advance(HALF_MINUTE_MS)
  expect((await logIn(site, codeNow(site, secret))).statusCode).toBe(200)
  expect(errorCode(await logIn(site, '000000'))).toBe('wrong_code')
})

test('it is not on before a code of the app was sent, and setting it up again leaves the old secret', async () => {
  const site = await createTestApp()
  const admin = await site.administrator()
  expect((await admin.call('GET', PATH)).json()).toEqual({
    since: null,
    hasApp: false,
    recoveryCodes: 0,
    isRequired: false,
  })
  expect(errorCode(await admin.call('PUT', PATH, { body: { code: '123456' } }))).toBe('wrong_code')
  const { secret } = (await admin.call('POST', PATH)).json<{ secret: string }>()
  expect((await logIn(site)).statusCode).toBe(200)
  const other = (await admin.call('POST', PATH)).json<{ secret: string }>()
  expect(errorCode(await admin.call('PUT', PATH, { body: { code: codeNow(site, secret) } }))).toBe(
    'wrong_code',
  )
  expect((await admin.call('PUT', PATH, { body: { code: codeNow(site, other.secret) } })).statusCode).toBe(
    200,
  )
  expect(errorCode(await admin.call('POST', PATH))).toBe('conflict')
})

test('turned off, the password is enough again; both are told by mail', async () => {
  const { site, admin } = await siteWithFactor()
  await site.lettersAreSent()
  expect((await admin.call('DELETE', PATH)).statusCode).toBe(204)
  expect((await admin.call('DELETE', PATH)).statusCode).toBe(204)
  expect((await logIn(site)).statusCode).toBe(200)
  await site.lettersAreSent()
  expect(site.letters.map(({ letter }) => letter.subject)).toEqual([
    'Одного пароля для входа мало — FrontLand',
    'Для входа снова достаточно пароля — FrontLand',
  ])
  expect(await site.database.query.selectFrom('recovery_codes').selectAll().execute()).toEqual([])
})

test('whoever finds a session open can neither turn it on nor off', async () => {
  const { site, admin, secret } = await siteWithFactor()
  site.clock.advance(CONFIRMATION_LIFETIME_MS)
  for (const [method, path] of [
    ['POST', PATH],
    ['DELETE', PATH],
    ['POST', `${PATH}/recovery-codes`],
  ] as const)
    expect(errorCode(await admin.call(method, path))).toBe('confirmation_required')
  const confirm = (body: object) => admin.call('POST', '/profile/confirm', { body })
  expect(errorCode(await confirm({}))).toBe('validation_failed')
  expect(errorCode(await confirm({ code: '000000' }))).toBe('wrong_code')
  expect((await confirm({ code: codeNow(site, secret) })).statusCode).toBe(204)
  expect((await admin.call('DELETE', PATH)).statusCode).toBe(204)
})

test('a code confirms nothing where there is no second factor', async () => {
  const site = await createTestApp()
  const admin = await site.administrator()
  const reply = await admin.call('POST', '/profile/confirm', { body: { code: '123456' } })
  expect(errorCode(reply)).toBe('wrong_password')
})

test('somebody else’s codes are of no use', async () => {
  const { site, secret, recoveryCodes } = await siteWithFactor()
  const ranger = await site.player('Ranger')
  await turnOn(site, ranger)
  const confirm = (code: string) => ranger.call('POST', '/profile/confirm', { body: { code } })
  expect(errorCode(await confirm(codeNow(site, secret)))).toBe('wrong_code')
  expect(errorCode(await confirm(recoveryCodes[0] ?? ''))).toBe('wrong_code')
  expect((await logIn(site, recoveryCodes[0])).statusCode).toBe(200)
  const client = createClient(site.app, { cookie: 'session=made-up' })
  expect(errorCode(await client.call('GET', PATH))).toBe('not_signed_in')
})

test('the sign-in log tells of it: turned on, a wrong code, turned off', async () => {
  const { site, admin } = await siteWithFactor()
  await logIn(site, '000000')
  await admin.call('DELETE', PATH)
  const { data } = (await admin.call('GET', '/admin/security-events')).json<{
    data: { kind: string; user: unknown }[]
  }>()
  expect(data.map(({ kind }) => kind)).toEqual(['second_factor_off', 'code_refused', 'second_factor_on'])
})

test('a change of the password is a confirmation only where nothing beside the password is asked for', async () => {
  const change = async ({ clock }: TestApp, client: TestClient) => {
    clock.advance(CONFIRMATION_LIFETIME_MS)
    const body = { currentPassword: ADMIN_PASSWORD, newPassword: 'quite another one' }
    expect((await client.call('PUT', '/change-password', { body })).statusCode).toBe(204)
  }
  const { site, admin } = await siteWithFactor()
  await change(site, admin)
  expect(errorCode(await admin.call('DELETE', PATH))).toBe('confirmation_required')
  expect((await admin.call('GET', PATH)).json()).toMatchObject({ hasApp: true })

  const other = await createTestApp()
  const plain = await other.administrator()
  await change(other, plain)
  expect((await plain.call('POST', PATH)).statusCode).toBe(200)
})

test('a fresh sign-in stays one through a change of the password', async () => {
  const { admin } = await siteWithFactor()
  const body = { currentPassword: ADMIN_PASSWORD, newPassword: 'quite another one' }
  await admin.call('PUT', '/change-password', { body })
  expect((await admin.call('DELETE', PATH)).statusCode).toBe(204)
})
