import { expect, test } from 'vitest'
import { findPaymentConflicts, readPayments } from '#server/config/payments.ts'
import type { ConnectedProvider } from '#shared/contract/shop/payment-connections.ts'
import {
  createTestApp,
  errorCode,
  TEST_CONFIG,
  type TestApp,
  type TestClient,
} from '#tests/harness/test-app.ts'
import { startFreekassa } from '#tests/providers/freekassa/start-freekassa.ts'
import { startRobokassa } from '#tests/providers/robokassa/start-robokassa.ts'
import { startYookassa } from '#tests/providers/yookassa/start-yookassa.ts'

const KEY = 'live_0123456789abcdef'
type Environment = Parameters<typeof readPayments>[0]

const startSite = (environment: Environment = {}) =>
  createTestApp({ config: { ...TEST_CONFIG, payments: readPayments(environment) } })

async function providersOf(staff: TestClient) {
  const { providers } = (await staff.call('GET', '/admin/payments')).json<{
    providers: ConnectedProvider[]
  }>()
  return Object.fromEntries(providers.map((each) => [each.provider, each]))
}
const connect = (staff: TestClient, body: object) => staff.call('PUT', '/admin/payments', { body })
const test_ = async (staff: TestClient, provider: string, language = 'en') =>
  (
    await staff.call('POST', `/admin/payments/${provider}/test`, { headers: { 'accept-language': language } })
  ).json<{ isWell: boolean; message: string | null; detail: string | null }>()

async function everythingStored({ database }: TestApp): Promise<string> {
  const rows = await database.query.selectFrom('payment_connections').selectAll().execute()
  const log = await database.query.selectFrom('audit_log').selectAll().execute()
  return JSON.stringify([rows, log])
}

test('staff connect a provider; its secrets are sealed, in no log and never shown again', async () => {
  const site = await startSite()
  const staff = await site.administrator()
  expect(await providersOf(staff)).toMatchObject({
    yookassa: { whyOff: 'not_connected', isFixed: false, storedSecrets: [] },
    robokassa: { whyOff: 'not_connected' },
    freekassa: { whyOff: 'not_connected' },
  })
  const reply = await connect(staff, { provider: 'yookassa', shopId: ' 100500 ', secretKey: KEY })
  expect(reply.statusCode).toBe(200)
  expect(reply.body).not.toContain(KEY)
  expect(reply.json()).toMatchObject({
    whyOff: null,
    settings: { shopId: '100500' },
    storedSecrets: ['secretKey'],
    notificationUrl: 'http://localhost:3000/api/payments/yookassa/notifications',
  })
  expect(await everythingStored(site)).not.toContain(KEY)
  const log = (await staff.call('GET', '/admin/audit?noun=payment_connection')).json<{
    data: { description: string }[]
  }>()
  expect(log.data.map(({ description }) => description)).toEqual([
    'admin connected the payment provider “yookassa”',
  ])
})

test('a secret that is left empty stays, and has to be there at first', async () => {
  const site = await startSite()
  const staff = await site.administrator()
  const missing = await connect(staff, { provider: 'robokassa', login: 'granite', password1: 'a' })
  expect(missing.json()).toMatchObject({
    code: 'validation_failed',
    fields: { password2: expect.any(String) },
  })
  await connect(staff, {
    provider: 'robokassa',
    login: 'granite',
    password1: 'a',
    password2: 'b',
    password3: 'c',
  })
  await connect(staff, { provider: 'robokassa', login: 'basalt', hash: 'sha256' })
  expect((await providersOf(staff)).robokassa).toMatchObject({
    whyOff: null,
    settings: { login: 'basalt', hash: 'sha256' },
    storedSecrets: ['password1', 'password2', 'password3'],
  })
  expect((await staff.call('DELETE', '/admin/payments/robokassa')).statusCode).toBe(204)
  expect((await providersOf(staff)).robokassa?.whyOff).toBe('not_connected')
  expect((await staff.call('DELETE', '/admin/payments/robokassa')).statusCode).toBe(404)
  expect((await staff.call('DELETE', '/admin/payments/paypal')).statusCode).toBe(404)
})

test('of what several change at once nothing is lost, and each change is in the log once', async () => {
  const site = await startSite()
  const staff = await site.administrator()
  const freekassa = { provider: 'freekassa', shopId: '1', secret1: 'first', secret2: 'second' }
  const made = await Promise.all(Array.from({ length: 4 }, () => connect(staff, freekassa)))
  expect(made.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
  const changed = await Promise.all([
    connect(staff, { ...freekassa, secret1: '', secret2: '', apiKey: 'key' }),
    connect(staff, { ...freekassa, shopId: '2', secret1: '', secret2: '' }),
  ])
  expect(changed.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  expect((await providersOf(staff)).freekassa?.storedSecrets).toEqual(['secret1', 'secret2', 'apiKey'])
  const left = await Promise.all(
    Array.from({ length: 4 }, () => staff.call('DELETE', '/admin/payments/freekassa')),
  )
  expect(left.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 404, 404, 404])
  const { data } = (await staff.call('GET', '/admin/audit?noun=payment_connection')).json<{
    data: { action: string }[]
  }>()
  expect(data.filter(({ action }) => action !== 'update').map(({ action }) => action)).toEqual([
    'delete',
    'create',
  ])
})

test('of two who connect or change one provider the second is told who was first, and overwrites nothing', async () => {
  const site = await startSite()
  const staff = await site.administrator()
  const yookassa = { provider: 'yookassa', shopId: '1', secretKey: KEY }
  expect((await providersOf(staff)).yookassa?.version).toBe(0)
  // Nothing was connected when both looked.
  const made = await Promise.all([1, 2].map(() => connect(staff, { ...yookassa, version: 0 })))
  expect(made.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  const late = made.find(({ statusCode }) => statusCode === 409)
  expect(late?.json()).toMatchObject({ code: 'conflict', by: 'admin' })
  const changed = await connect(staff, { ...yookassa, shopId: '2', secretKey: '', version: 1 })
  expect(changed.json()).toMatchObject({ settings: { shopId: '2' }, version: 2 })
  const stale = await connect(staff, { ...yookassa, shopId: '3', version: 1 })
  expect([stale.statusCode, stale.json()]).toMatchObject([409, { code: 'conflict', by: 'admin' }])
  // Nothing changes, and nothing is noted.
  for (const secretKey of ['', KEY])
    expect((await connect(staff, { ...yookassa, shopId: '2', secretKey, version: 2 })).json()).toEqual(
      changed.json(),
    )
  await staff.call('DELETE', '/admin/payments/yookassa')
  expect(errorCode(await connect(staff, { ...yookassa, version: 2 }))).toBe('conflict')
  expect((await providersOf(staff)).yookassa).toMatchObject({ whyOff: 'not_connected', version: 0 })
  const { data } = (await staff.call('GET', '/admin/audit?noun=payment_connection')).json<{
    data: { action: string }[]
  }>()
  expect(data.map(({ action }) => action)).toEqual(['delete', 'update', 'create'])
})

test('connecting and disconnecting take a confirmation', async () => {
  const site = await startSite()
  const staff = await site.player('cashier', ['manage_payments'])
  site.clock.advance(16 * 60_000)
  const body = { provider: 'yookassa', shopId: '1', secretKey: KEY }
  expect(errorCode(await connect(staff, body))).toBe('confirmation_required')
  expect(errorCode(await staff.call('DELETE', '/admin/payments/yookassa'))).toBe('confirmation_required')
})

test('what the environment connects is locked, and wins', async () => {
  const environment = { YOOKASSA_SHOP_ID: '100500', YOOKASSA_SECRET_KEY: KEY }
  const site = await startSite(environment)
  const staff = await site.administrator()
  const list = await staff.call('GET', '/admin/payments')
  expect(list.body).not.toContain(KEY)
  expect((await providersOf(staff)).yookassa).toMatchObject({
    whyOff: null,
    isFixed: true,
    settings: { shopId: '100500' },
  })
  const refused = await connect(staff, { provider: 'yookassa', shopId: '1', secretKey: KEY })
  expect(refused.json()).toMatchObject({ code: 'validation_failed', fields: { shopId: expect.any(String) } })
  expect(errorCode(await staff.call('DELETE', '/admin/payments/yookassa'))).toBe('set_by_environment')
})

test('test and live keys are kept apart, and whoever cannot be tested or has no receipts is off', async () => {
  const live = await startSite({ RECEIPTS: 'on', RECEIPTS_TAX_SYSTEM: 2, RECEIPTS_VAT_CODE: 1 })
  const staff = await live.administrator()
  const refused = await connect(staff, { provider: 'yookassa', shopId: '1', secretKey: 'test_key' })
  expect(refused.json()).toMatchObject({ fields: { secretKey: expect.stringContaining('test key') } })
  await connect(staff, { provider: 'freekassa', shopId: '777', secret1: 'a', secret2: 'b' })
  expect((await providersOf(staff)).freekassa?.whyOff).toBe('no_receipts')

  const trial = await startSite({ PAYMENTS_TEST: 'true' })
  const tester = await trial.administrator()
  const alive = await connect(tester, { provider: 'yookassa', shopId: '1', secretKey: KEY })
  expect(alive.json()).toMatchObject({ fields: { secretKey: expect.any(String) } })
  await connect(tester, { provider: 'freekassa', shopId: '777', secret1: 'a', secret2: 'b' })
  expect((await providersOf(tester)).freekassa?.whyOff).toBe('no_test_mode')
})

test('a provider whose secrets no key opens any more is off, and can be connected again', async () => {
  const site = await startSite()
  const staff = await site.administrator()
  await connect(staff, { provider: 'yookassa', shopId: '1', secretKey: KEY })
  await site.database.query.updateTable('payment_connections').set({ sealed_secrets: '' }).execute()
  expect((await providersOf(staff)).yookassa).toMatchObject({
    whyOff: 'secrets_lost',
    settings: { shopId: '1' },
  })
  expect((await connect(staff, { provider: 'yookassa', shopId: '1' })).statusCode).toBe(400)
  await connect(staff, { provider: 'yookassa', shopId: '1', secretKey: KEY })
  expect((await providersOf(staff)).yookassa?.whyOff).toBeNull()
})

test('the test says in plain words what is wrong, in the language of who asks', async () => {
  const yookassa = await startYookassa({ secretKey: KEY })
  const robokassa = await startRobokassa()
  const freekassa = await startFreekassa()
  const site = await startSite({
    YOOKASSA_API_URL: yookassa.url,
    ROBOKASSA_URL: robokassa.url,
    FREEKASSA_API_URL: freekassa.url,
  })
  const staff = await site.administrator()
  expect((await staff.call('POST', '/admin/payments/yookassa/test')).statusCode).toBe(404)
  await connect(staff, { provider: 'yookassa', shopId: '100500', secretKey: 'live_wrong' })
  expect(await test_(staff, 'yookassa', 'ru')).toMatchObject({
    isWell: false,
    message: 'Платёжная система не признала магазин: номер или секрет неверны.',
    detail: 'Error in shopId or secret key.',
  })
  expect((await test_(staff, 'yookassa')).message).toContain('does not know the shop')
  await connect(staff, { provider: 'yookassa', shopId: '100500', secretKey: KEY })
  expect(await test_(staff, 'yookassa')).toEqual({ isWell: true, message: null, detail: null })
  const { login, password1, password2 } = robokassa.settings
  await connect(staff, { provider: 'robokassa', login, password1, password2 })
  await connect(staff, { provider: 'freekassa', ...freekassa.settings })
  for (const provider of ['robokassa', 'freekassa'])
    expect(await test_(staff, provider)).toMatchObject({ isWell: true })
  // Each number of a call is larger than the last, whichever process asks.
  expect(await test_(staff, 'freekassa')).toMatchObject({ isWell: true })
  for (const emulator of [yookassa, robokassa, freekassa]) expect(emulator.violations).toEqual([])
})

test.for<[Environment, string, RegExp]>([
  [{ YOOKASSA_SHOP_ID: '1' }, 'YOOKASSA_SECRET_KEY', /together with YOOKASSA_SHOP_ID/],
  [{ ROBOKASSA_LOGIN: 'a', ROBOKASSA_PASSWORD1: 'b' }, 'ROBOKASSA_PASSWORD2', /together/],
  [{ YOOKASSA_SHOP_ID: '1', YOOKASSA_SECRET_KEY: 'test_1' }, 'YOOKASSA_SECRET_KEY', /PAYMENTS_TEST=true/],
  [
    { YOOKASSA_SHOP_ID: '1', YOOKASSA_SECRET_KEY: KEY, PAYMENTS_TEST: 'true' },
    'YOOKASSA_SECRET_KEY',
    /must begin with test_/,
  ],
  [{ RECEIPTS: 'on', RECEIPTS_VAT_CODE: 1 }, 'RECEIPTS_TAX_SYSTEM', /while RECEIPTS is on/],
])('%j ends the start with a sentence about %s', ([environment, name, message]) => {
  expect(findPaymentConflicts(environment ?? {})).toEqual([{ name, message: expect.stringMatching(message) }])
})

test('an algorithm alone connects nobody', () => {
  expect(findPaymentConflicts({ ROBOKASSA_HASH: 'sha256' })).toEqual([])
  expect(readPayments({ ROBOKASSA_HASH: 'sha256' }).fixed).toEqual({})
})
