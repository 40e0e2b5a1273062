import { expect, test } from 'vitest'
import { findFreePort } from '#tests/free-port.ts'
import { sampleReceipt, sampleRequest } from '#tests/providers/samples.ts'
import { startYookassa } from '#tests/providers/yookassa/start-yookassa.ts'
import { createYookassa } from './yookassa.ts'
import { paymentSchema, stateOf } from './yookassa-replies.ts'

async function connect(options: Parameters<typeof startYookassa>[0] = {}) {
  const yookassa = await startYookassa(options)
  const { url, shopId, secretKey } = yookassa
  return { yookassa, client: createYookassa({ url, shopId, secretKey, isTest: options.isTest ?? false }) }
}
const reference = (paymentId: string | null) => ({ id: sampleRequest().id, number: 7001, paymentId })

test('a payment is made with its receipt, paid, looked up and listed, all by the description', async () => {
  const { yookassa, client } = await connect()
  const { paymentId, payUrl } = await client.create(sampleRequest({ receipt: sampleReceipt }))
  expect(payUrl).toContain('/checkout/')
  expect(await client.lookUp?.(reference(paymentId))).toMatchObject({ state: 'pending', receipt: 'pending' })
  yookassa.pay(paymentId ?? '')
  const payments = [{ paymentId, amountKopecks: 29_900, currency: 'RUB', refundedKopecks: 0, isTest: false }]
  const paid = { state: 'paid', payments, reason: null, receipt: 'registered' }
  expect(await client.lookUp?.(reference(paymentId))).toEqual(paid)
  const day = 24 * 60 * 60 * 1000
  const listed = await client.list?.(new Date(Date.now() - day), new Date(Date.now() + day))
  expect(listed).toEqual([{ ...paid, paymentId, reference: sampleRequest().id }])
  expect(yookassa.violations).toEqual([])
})

test('the list goes on to its end', async () => {
  const { yookassa, client } = await connect()
  for (let number = 0; number < 105; number += 1)
    await client.create(sampleRequest({ id: `attempt-${number}`, number }))
  const listed = await client.list?.(new Date(0), new Date(Date.now() + 60_000))
  expect(new Set(listed?.map((payment) => payment.reference)).size).toBe(105)
  expect(yookassa.violations).toEqual([])
})

/** What is asked for when a third of a payment goes back. */
const partOf = (paymentId: string | null) => ({
  id: 'refund-1',
  payment: reference(paymentId),
  amountKopecks: 9_967,
  isWhole: false,
  description: 'Order 1042',
  receipt: { ...sampleReceipt, lines: [{ name: 'Ключ', quantity: 1, totalKopecks: 9_967 }] },
})

test('where nobody knows the buyer any more all of it goes back, and its receipt is made of that of the payment', async () => {
  const { yookassa, client } = await connect()
  const { paymentId } = await client.create({ ...sampleRequest(), receipt: sampleReceipt })
  yookassa.pay(paymentId ?? '')
  const part = partOf(paymentId)
  const refund = { ...part, receipt: { ...part.receipt, email: null } }
  await expect(client.refund?.(refund)).rejects.toMatchObject({ kind: 'refused' })
  expect(yookassa.refunds).toEqual([])
  const whole = { ...refund, amountKopecks: 29_900, isWhole: true }
  expect(await client.refund?.(whole)).toMatchObject({ state: 'done', receipt: 'pending' })
  expect(yookassa.violations).toEqual([])
})

test('a refund goes with its receipt, in parts, and never above what is left', async () => {
  const { yookassa, client } = await connect()
  const { paymentId } = await client.create(sampleRequest())
  yookassa.pay(paymentId ?? '')
  const refund = partOf(paymentId)
  const first = await client.refund?.(refund)
  expect(first).toMatchObject({ state: 'done' })
  expect(await client.lookUpRefund?.(first?.refundId ?? '')).toMatchObject({ state: 'done' })
  expect(await client.refund?.(refund)).toEqual(first)
  expect(yookassa.refunds).toHaveLength(1)
  await expect(
    client.refund?.({ ...refund, id: 'refund-2', amountKopecks: 29_900, receipt: null }),
  ).rejects.toMatchObject({
    kind: 'refused',
    detail: 'Refund amount is greater than what is left.',
  })
  expect((await client.lookUp?.(reference(paymentId)))?.payments[0]?.refundedKopecks).toBe(9_967)
  expect(yookassa.violations).toEqual([])
})

test('after a fault the same key brings the same payment, whatever became of the first call', async () => {
  const { yookassa, client } = await connect()
  yookassa.misbehave('POST /payments', 'fault-after', 'cut-after')
  await expect(client.create(sampleRequest())).rejects.toMatchObject({ kind: 'unknown', reason: 'fault' })
  await expect(client.create(sampleRequest())).rejects.toMatchObject({ kind: 'unknown', reason: 'silent' })
  const { paymentId } = await client.create(sampleRequest())
  expect(yookassa.payments.map(({ id }) => id)).toEqual([paymentId])
})

test('who does not answer is waited for five seconds', { timeout: 20_000 }, async () => {
  const { yookassa, client } = await connect()
  yookassa.misbehave('POST /payments', 'never-after')
  const start = performance.now()
  await expect(client.create(sampleRequest())).rejects.toMatchObject({ kind: 'unknown', reason: 'silent' })
  expect(performance.now() - start).toBeGreaterThan(4_500)
  expect(performance.now() - start).toBeLessThan(9_000)
})

test('each way not to be connected has its reason', async () => {
  const { yookassa, client } = await connect()
  const { url, shopId, secretKey } = yookassa
  const another = (changes: object) => createYookassa({ url, shopId, secretKey, isTest: false, ...changes })
  await expect(client.test()).resolves.toBeUndefined()
  await expect(another({ secretKey: 'live_wrong' }).test()).rejects.toMatchObject({ reason: 'credentials' })
  await expect(another({ isTest: true }).test()).rejects.toMatchObject({ reason: 'live_shop' })
  await expect(another({ url: `http://127.0.0.1:${await findFreePort()}/v3` }).test()).rejects.toMatchObject({
    kind: 'not_connected',
    reason: 'unreachable',
  })
  yookassa.misbehave('GET /me', 'nonsense')
  await expect(client.test()).rejects.toMatchObject({ reason: 'unintelligible' })
  yookassa.misbehave('GET /me', 'too-many')
  await expect(client.test()).rejects.toMatchObject({ reason: 'too_many' })
})

test('a shop that may not ask about itself is tested by its payments', async () => {
  const { client } = await connect({ mayAskOfShop: false })
  await expect(client.test()).resolves.toBeUndefined()
})

test('a payment of somebody else is none of ours', async () => {
  const { yookassa, client } = await connect()
  const { paymentId } = await client.create(sampleRequest({ id: 'another-attempt' }))
  await expect(client.lookUp?.(reference(paymentId))).rejects.toMatchObject({ reason: 'not_found' })
  await expect(client.lookUp?.(reference('no-such-payment'))).rejects.toMatchObject({ kind: 'refused' })
  expect(yookassa.violations).toEqual([])
})

test('a notification proves nothing: it says what to look up', () => {
  const client = createYookassa({ url: '', shopId: '', secretKey: '', isTest: false })
  const read = client.readNotification
  const object = { id: '1da5c87d-0984-50e8-a7f3-8de646dd9ec9', status: 'succeeded', metadata: {} }
  expect(read(JSON.stringify({ type: 'notification', event: 'payment.succeeded', object }))).toEqual({
    about: { paymentId: object.id, id: null },
    proof: 'hint',
  })
  const refund = { ...object, id: '1ddd77af-0bd7-500d-895b-c475c55fdefc', payment_id: object.id }
  expect(read(JSON.stringify({ event: 'refund.succeeded', object: refund }))?.about).toEqual({
    paymentId: object.id,
    id: null,
  })
  for (const body of ['', '[]', '{"event":1}', '{"event":"x","object":{"id":[7]}}', 'a=b'])
    expect(read(body)).toBeNull()
})

test('a notification names nothing that no database could be asked for', () => {
  const { readNotification } = createYookassa({ url: '', shopId: '', secretKey: '', isTest: false })
  const read = (object: object) => readNotification(JSON.stringify({ event: 'payment.succeeded', object }))
  for (const id of ['', 'a\0b', '\ud800', 'x'.repeat(65)]) {
    expect(read({ id })).toBeNull()
    expect(read({ id: '1da5c87d', payment_id: id })).toBeNull()
    expect(read({ id: '1da5c87d', metadata: { attempt: id } })?.about).toEqual({
      paymentId: '1da5c87d',
      id: null,
    })
  }
})

/** As in the fixtures of the official SDK for PHP: yoomoney/yookassa-sdk-php at 7ebbab8, tests/Client/fixtures/paymentInfoFixtures.json. */
test('what the official SDK is tested with is understood, foreign fields and times included', () => {
  const payment = {
    id: '1da5c87d-0984-50e8-a7f3-8de646dd9ec9',
    status: 'succeeded',
    error: { code: 'insufficient_funds', description: 'ru' },
    recipient: { account_id: '123', gateway_id: '456' },
    amount: { value: '10.00', currency: 'RUB' },
    payment_method: { type: 'qiwi', id: 'x', saved: true },
    created_at: '2015-11-19T17:05:07+03:00',
    confirmation: { type: 'external' },
    refunded_amount: { value: '10.00', currency: 'RUB' },
    paid: true,
    refundable: true,
    test: true,
    receipt_registration: 'succeeded',
    metadata: {},
  }
  expect(stateOf(paymentSchema.parse(payment))).toEqual({
    state: 'paid',
    payments: [
      { paymentId: payment.id, amountKopecks: 1_000, currency: 'RUB', refundedKopecks: 1_000, isTest: true },
    ],
    reason: null,
    receipt: 'registered',
  })
})
