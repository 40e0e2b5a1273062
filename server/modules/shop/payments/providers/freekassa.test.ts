import { expect, test } from 'vitest'
import { startFreekassa } from '#tests/providers/freekassa/start-freekassa.ts'
import { sampleRequest } from '#tests/providers/samples.ts'
import { createFreekassa } from './freekassa.ts'

let nonce = 0
const SETTINGS = {
  url: 'http://freekassa.example',
  apiUrl: 'http://freekassa.example',
  shopId: '777',
  secret1: 'first word',
  secret2: 'second word',
  apiKey: 'a key of tests' as string | null,
  nextNonce: async () => (nonce += 1),
}
async function connect(changes: Partial<typeof SETTINGS> = {}) {
  const freekassa = await startFreekassa()
  const client = createFreekassa({ ...SETTINGS, url: freekassa.url, apiUrl: freekassa.url, ...changes })
  return { freekassa, client }
}
const reference = { id: 'an attempt', number: 7001, paymentId: null }

/** `777:299.00:first word:RUB:7001`, hashed by md5sum of the GNU coreutils. */
test('the address is signed', async () => {
  const { payUrl } = await createFreekassa(SETTINGS).create(sampleRequest())
  expect(Object.fromEntries(new URL(payUrl ?? '').searchParams)).toEqual({
    m: '777',
    oa: '299.00',
    currency: 'RUB',
    o: '7001',
    s: 'bc353ff0a4ae1d3095cd40112136d11a',
    em: 'buyer@example.org',
    lang: 'ru',
  })
})

/** The second is in the README of the npm package freekassa-node 2.0.0, with an order that cannot be ours. */
test('a notification is proved by its signature over what it says to the letter', () => {
  const { readNotification, acknowledge } = createFreekassa(SETTINGS)
  const fields = 'MERCHANT_ID=777&AMOUNT=299.00&intid=9001&MERCHANT_ORDER_ID=7001&CUR_ID=36&SIGN='
  const signed = `${fields}5bdf50ae317236fcf4ebb7d9d9bf072a`
  expect(readNotification(signed)).toEqual({
    about: { number: 7001 },
    proof: 'signed',
    payment: {
      paymentId: '9001',
      amountKopecks: 29_900,
      currency: 'RUB',
      refundedKopecks: 0,
      isTest: false,
    },
  })
  expect(acknowledge(signed)).toBe('YES')
  for (const intid of ['', 'a%00b', 'x'.repeat(65)])
    expect(readNotification(signed.replace('9001', intid))).toMatchObject({ payment: { paymentId: '7001' } })
  expect(readNotification(`${fields}${'0'.repeat(32)}`)?.proof).toBe('forged')
  const published = createFreekassa({ ...SETTINGS, shopId: '14963', secret2: 'secret_word_2' })
  const body = 'MERCHANT_ID=14963&AMOUNT=99&MERCHANT_ORDER_ID=ID_234&SIGN=c0905625cf96d7730487a4dda69c6a09'
  expect(published.readNotification(body)).toBeNull()
})

test('a payment is looked up; one that was paid twice is two', async () => {
  const { freekassa, client } = await connect()
  expect(await client.lookUp?.(reference)).toMatchObject({ state: 'unknown', payments: [] })
  const { payUrl } = await client.create(sampleRequest())
  freekassa.pay(payUrl ?? '')
  const first = { paymentId: '1001', amountKopecks: 29_900, currency: 'RUB' }
  expect(await client.lookUp?.(reference)).toMatchObject({ state: 'paid', payments: [first] })
  freekassa.pay(payUrl ?? '', { amount: '100.10', currency: 'USD' })
  const second = { paymentId: '1002', amountKopecks: 10_010, currency: 'USD' }
  expect(await client.lookUp?.(reference)).toMatchObject({ payments: [first, second] })
  freekassa.pay((await client.create(sampleRequest({ number: 7002 }))).payUrl ?? '')
  expect(await client.list?.(new Date(0), new Date())).toHaveLength(3)
  expect(freekassa.violations).toEqual([])
})

test('without a key of the API nothing is looked up, and payments are taken', async () => {
  const client = createFreekassa({ ...SETTINGS, apiKey: null })
  expect([client.lookUp, client.list, client.refund]).toEqual([null, null, null])
  await expect(client.test()).rejects.toMatchObject({ reason: 'no_api_key' })
})

test('the test of the connection tries number and key; a nonce that came too late is asked again', async () => {
  const { freekassa, client } = await connect()
  await expect(client.test()).resolves.toBeUndefined()
  const { url } = freekassa
  for (const changes of [{ shopId: '778' }, { apiKey: 'wrong' }])
    await expect(createFreekassa({ ...SETTINGS, apiUrl: url, ...changes }).test()).rejects.toMatchObject({
      reason: 'credentials',
    })
  const late = createFreekassa({ ...SETTINGS, apiUrl: url, nextNonce: async () => 1 })
  await expect(late.test()).rejects.toMatchObject({ kind: 'unknown', reason: 'too_many' })
})
