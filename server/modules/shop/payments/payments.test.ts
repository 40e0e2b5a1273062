import { expect, test } from 'vitest'
import { createTestApp, errorCode } from '#tests/harness/test-app.ts'
import { TEST_START } from '#tests/harness/test-database.ts'
import { startRobokassa } from '#tests/providers/robokassa/start-robokassa.ts'
import { startSeller } from '#tests/providers/start-seller.ts'
import { startYookassa } from '#tests/providers/yookassa/start-yookassa.ts'
import { nextLookUpAt } from './look-up-times.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const PAID = { subject: 'order-1', amount: 29_900, currency: 'RUB', refunded: 0 }

async function sellByYookassa() {
  const yookassa = await startYookassa({ secretKey: 'live_key', now: () => TEST_START })
  const seller = await startSeller({
    YOOKASSA_SHOP_ID: yookassa.shopId,
    YOOKASSA_SECRET_KEY: yookassa.secretKey,
    YOOKASSA_API_URL: yookassa.url,
  })
  yookassa.notifyAt(seller.notificationUrl('yookassa'))
  const pay = () => yookassa.pay(yookassa.payments[0]?.id ?? '')
  const questions = () => yookassa.calls.filter(({ kind }) => kind === 'GET /payments/:id').length
  return { yookassa, seller, pay, questions }
}

async function sellByRobokassa(options: Parameters<typeof startRobokassa>[0] = {}, isTest = false) {
  const robokassa = await startRobokassa(options)
  const { login, password1, password2 } = robokassa.settings
  const seller = await startSeller({
    ROBOKASSA_LOGIN: login,
    ROBOKASSA_PASSWORD1: password1,
    ROBOKASSA_PASSWORD2: password2,
    ROBOKASSA_URL: robokassa.url,
    ...(isTest && { PAYMENTS_TEST: 'true' }),
  })
  robokassa.notifyAt(seller.notificationUrl('robokassa'))
  return { robokassa, seller }
}

test('YooKassa: a notification is a hint; what was looked up is booked once, however often it is told', async () => {
  const { yookassa, seller, pay, questions } = await sellByYookassa()
  const { id, payUrl } = await seller.buy('yookassa')
  expect(payUrl).toContain('/checkout/')
  pay()
  await yookassa.deliver({ copies: 3 })
  await seller.look()
  expect(await seller.booked()).toEqual([PAID])
  await seller.pass(1_000)
  expect(await seller.booked()).toEqual([PAID])
  expect(await seller.attempt(id)).toMatchObject({ state: 'paid', request: null, next_look_up_at: null })
  expect(yookassa.sent.map(({ response }) => response)).toEqual([200, 200, 200])
  expect(questions()).toBeLessThanOrEqual(2)
  const events = await seller.database.query.selectFrom('payment_events').selectAll().execute()
  expect(events).toHaveLength(1)
  expect(events[0]?.body).toBe(yookassa.sent[0]?.text)
  expect(yookassa.violations).toEqual([])
})

test('what comes within a second of a look is looked up when the second is over', async () => {
  const { yookassa, seller, pay, questions } = await sellByYookassa()
  await seller.buy('yookassa')
  await seller.hurry()
  await seller.look()
  expect(questions()).toBe(1)
  pay()
  await yookassa.deliverAtOnce()
  await seller.pass(999)
  expect([questions(), await seller.booked()]).toEqual([1, []])
  await seller.pass(1)
  expect([questions(), await seller.booked()]).toEqual([2, [PAID]])
})

test('YooKassa: who says that a payment is paid proves nothing', async () => {
  const { yookassa, seller } = await sellByYookassa()
  const { id } = await seller.buy('yookassa')
  const object = { ...yookassa.payments[0], status: 'succeeded', paid: true }
  yookassa.outbox.push({
    method: 'POST',
    type: 'application/json',
    text: JSON.stringify({ type: 'notification', event: 'payment.succeeded', object }),
  })
  await yookassa.deliver()
  await seller.look()
  expect(await seller.booked()).toEqual([])
  expect((await seller.attempt(id)).state).toBe('pending')
})

test('a notification about nothing of ours is answered, and neither kept nor looked up', async () => {
  const { yookassa, seller } = await sellByYookassa()
  await seller.buy('yookassa')
  await seller.look()
  const before = yookassa.calls.length
  const object = {
    id: '1da5c87d-0984-50e8-a7f3-8de646dd9ec9',
    status: 'succeeded',
    metadata: { attempt: 'x' },
  }
  for (const body of [JSON.stringify({ event: 'payment.succeeded', object }), 'nonsense', '', '{"a":'])
    expect(
      await fetch(seller.notificationUrl('yookassa'), {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/json', origin: 'https://yookassa.example' },
      }).then(({ status }) => status),
    ).toBe(200)
  await seller.look()
  expect(yookassa.calls).toHaveLength(before)
  expect(await seller.database.query.selectFrom('payment_events').selectAll().execute()).toEqual([])
})

test('lost notifications are made up for after 2, 10 and 60 minutes, every night and after a restart', async () => {
  const { yookassa, seller, pay, questions } = await sellByYookassa()
  const { id } = await seller.buy('yookassa')
  for (const [wait, count] of [
    [2 * MINUTE, 1],
    [8 * MINUTE, 2],
    [50 * MINUTE, 3],
    [11 * HOUR, 3],
    [HOUR, 4],
  ] as const) {
    await seller.pass(wait)
    expect(questions()).toBe(count)
  }
  pay()
  yookassa.lose()
  seller.restart()
  await seller.pass(1_000)
  expect(await seller.booked()).toEqual([PAID])
  expect((await seller.attempt(id)).next_look_up_at).toBeNull()
})

test('look-ups end after a week', () => {
  const start = Date.parse('2026-03-10T12:00:00Z')
  let time = start
  const times: number[] = []
  for (let next = nextLookUpAt(start, time); next !== null; next = nextLookUpAt(start, time)) {
    times.push(next)
    time = next
  }
  expect(times.slice(0, 4).map((at) => new Date(at).toISOString())).toEqual([
    '2026-03-10T12:02:00.000Z',
    '2026-03-10T12:10:00.000Z',
    '2026-03-10T13:00:00.000Z',
    '2026-03-11T01:00:00.000Z',
  ])
  expect(times).toHaveLength(10)
})

test('a creation without a clear answer goes on with the same key and body, and makes one payment', async () => {
  const { yookassa, seller, pay } = await sellByYookassa()
  yookassa.misbehave('POST /payments', 'fault-after', 'cut-after')
  const { id, payUrl } = await seller.buy('yookassa')
  expect([payUrl, (await seller.attempt(id)).state]).toEqual([null, 'creating'])
  await seller.pass(2 * MINUTE)
  expect((await seller.attempt(id)).state).toBe('creating')
  await seller.pass(8 * MINUTE)
  expect(await seller.attempt(id)).toMatchObject({
    state: 'pending',
    pay_url: expect.stringContaining('checkout'),
  })
  const bodies = yookassa.calls.filter(({ kind }) => kind === 'POST /payments').map(({ body }) => body)
  expect([bodies.length, new Set(bodies).size, yookassa.payments.length]).toEqual([3, 1, 1])
  pay()
  await yookassa.deliver()
  await seller.pass(1_000)
  expect(await seller.booked()).toEqual([PAID])
})

test('money of a payment whose creation is not clear yet is told by its notification', async () => {
  const { yookassa, seller, pay } = await sellByYookassa()
  yookassa.misbehave('POST /payments', 'fault-after')
  await seller.buy('yookassa')
  pay()
  await yookassa.deliver()
  await seller.look()
  await seller.pass(2 * MINUTE)
  await seller.pass(8 * MINUTE)
  expect(await seller.booked()).toEqual([PAID])
  expect(yookassa.payments).toHaveLength(1)
})

test('after a day a payment is found in the list, and never made anew', async () => {
  const { yookassa, seller, pay } = await sellByYookassa()
  yookassa.misbehave('POST /payments', 'fault-after', ...Array.from({ length: 4 }, () => 'fault' as const))
  const { id } = await seller.buy('yookassa')
  for (const wait of [2 * MINUTE, 8 * MINUTE, 50 * MINUTE, 12 * HOUR]) await seller.pass(wait)
  expect((await seller.attempt(id)).state).toBe('creating')
  pay()
  yookassa.lose()
  await seller.pass(24 * HOUR)
  expect(await seller.booked()).toEqual([PAID])
  expect(yookassa.calls.filter(({ kind }) => kind === 'POST /payments')).toHaveLength(5)
  expect(yookassa.violations).toEqual([])
})

test('one that the provider never got is given up after a day', async () => {
  const { yookassa, seller } = await sellByYookassa()
  yookassa.misbehave('POST /payments', ...Array.from({ length: 5 }, () => 'fault' as const))
  const { id } = await seller.buy('yookassa')
  for (const wait of [2 * MINUTE, 8 * MINUTE, 50 * MINUTE, 12 * HOUR, 24 * HOUR]) await seller.pass(wait)
  expect(await seller.attempt(id)).toMatchObject({ state: 'lost', request: null, next_look_up_at: null })
  expect(yookassa.payments).toEqual([])
})

test('a refusal and a cancellation say why; a late success is money all the same', async () => {
  const { yookassa, seller, pay } = await sellByYookassa()
  const { id } = await seller.buy('yookassa')
  yookassa.cancel(yookassa.payments[0]?.id ?? '')
  await yookassa.deliver()
  await seller.look()
  expect(await seller.attempt(id)).toMatchObject({ state: 'cancelled', reason: 'expired_on_confirmation' })
  pay()
  await yookassa.deliver()
  await seller.pass(1_000)
  expect(await seller.booked()).toEqual([PAID])
  expect(await seller.attempt(id)).toMatchObject({ state: 'paid', reason: null })
})

test('another amount and another currency are booked as what they are', async () => {
  const { yookassa, seller, pay } = await sellByYookassa()
  await seller.buy('yookassa')
  yookassa.lie(yookassa.payments[0]?.id ?? '', { value: '2.99', currency: 'USD' })
  pay()
  await yookassa.deliver()
  await seller.look()
  expect(await seller.booked()).toEqual([{ ...PAID, amount: 299, currency: 'USD' }])
})

test('what cannot be booked is not answered as if it were, and comes again', async () => {
  const { robokassa, seller } = await sellByRobokassa()
  const { id, payUrl } = await seller.buy('robokassa')
  robokassa.pay(payUrl ?? '')
  const [notification] = robokassa.outbox
  seller.closeBooks(true)
  await robokassa.deliver()
  expect(robokassa.sent.map(({ response }) => response)).toEqual([500])
  expect(await seller.booked()).toEqual([])
  expect((await seller.attempt(id)).state).toBe('pending')
  seller.closeBooks(false)
  if (notification) robokassa.outbox.push(notification)
  await robokassa.deliver()
  expect(await seller.booked()).toEqual([PAID])
})

test('refunds that staff make in the cabinet are noted, each once', async () => {
  const { yookassa, seller, pay } = await sellByYookassa()
  await seller.buy('yookassa')
  pay()
  await yookassa.deliver()
  await seller.look()
  yookassa.refundInCabinet(yookassa.payments[0]?.id ?? '', '99.00')
  await yookassa.deliver({ copies: 2 })
  await seller.pass(1_000)
  expect(await seller.booked()).toEqual([{ ...PAID, refunded: 9_900 }])
})

test.for(['POST', 'GET'] as const)('Robokassa tells by %s, hears OK, and is booked once', async (method) => {
  const { robokassa, seller } = await sellByRobokassa({ method })
  const { id, payUrl } = await seller.buy('robokassa')
  robokassa.pay(payUrl ?? '')
  const [notification] = robokassa.outbox
  await robokassa.deliverAtOnce()
  expect(await seller.booked()).toEqual([PAID])
  const url = seller.notificationUrl('robokassa')
  const reply = await fetch(method === 'GET' ? `${url}?${notification?.text}` : url, {
    method,
    ...(method === 'POST' && {
      body: notification?.text ?? '',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    }),
  })
  expect(await reply.text()).toBe(`OK${(await seller.attempt(id)).number}`)
  expect(reply.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  await seller.pass(2 * MINUTE)
  expect(await seller.booked()).toEqual([PAID])
  expect(await seller.attempt(id)).toMatchObject({ state: 'paid', next_look_up_at: null })
  expect(robokassa.violations).toEqual([])
})

test('Robokassa: a forged notification is refused and kept nowhere; another amount is booked as it is', async () => {
  const { robokassa, seller } = await sellByRobokassa()
  const { payUrl } = await seller.buy('robokassa')
  robokassa.pay(payUrl ?? '', { sum: '1.00' })
  const [genuine] = robokassa.outbox
  const forged = genuine?.text.replace('OutSum=1.000000', 'OutSum=299.000000') ?? ''
  robokassa.outbox.unshift({ method: 'POST', type: 'application/x-www-form-urlencoded', text: forged })
  await robokassa.deliver()
  expect(robokassa.sent.map(({ response }) => response)).toEqual([400, 200])
  expect(await seller.booked()).toEqual([{ ...PAID, amount: 100 }])
  expect(await seller.database.query.selectFrom('payment_events').selectAll().execute()).toHaveLength(1)
})

test('Robokassa: a payment whose notification was lost is found by its state', async () => {
  const { robokassa, seller } = await sellByRobokassa()
  const { payUrl } = await seller.buy('robokassa')
  robokassa.pay(payUrl ?? '')
  robokassa.lose()
  await seller.pass(2 * MINUTE)
  expect(await seller.booked()).toEqual([PAID])
})

test('money of a test is shown and not booked where money is real, and booked where the shop is a test', async () => {
  const trial = await sellByRobokassa({}, true)
  const { payUrl } = await trial.seller.buy('robokassa')
  expect(payUrl).toContain('IsTest=1')
  trial.robokassa.pay(payUrl ?? '')
  await trial.robokassa.deliver()
  expect(await trial.seller.booked()).toEqual([PAID])

  const { robokassa, seller } = await sellByRobokassa()
  const bought = await seller.buy('robokassa')
  robokassa.pay(`${bought.payUrl}&IsTest=1`)
  await robokassa.deliver()
  expect(await seller.booked()).toEqual([])
  expect(await seller.attempt(bought.id)).toMatchObject({ state: 'pending', reason: 'test_money' })
})

test('what was told is kept for 90 days, and what tells of the payer in a try for as long as somebody may pay it', async () => {
  const { robokassa, seller } = await sellByRobokassa()
  const { id, payUrl } = await seller.buy('robokassa')
  robokassa.pay(payUrl ?? '')
  await robokassa.deliver()
  await seller.forgetOld(8 * 24 * HOUR + 1)
  expect((await seller.attempt(id)).pay_url).toBeNull()
  expect(await seller.database.query.selectFrom('payment_events').selectAll().execute()).toHaveLength(1)
  await seller.forgetOld(82 * 24 * HOUR)
  expect(await seller.database.query.selectFrom('payment_events').selectAll().execute()).toEqual([])
})

test('notifications of a provider that is off or unknown have no address', async () => {
  const { anonymous } = await createTestApp()
  for (const provider of ['yookassa', 'robokassa', 'freekassa', 'paypal'])
    for (const method of ['GET', 'POST'] as const) {
      const options = method === 'POST' ? { body: {} } : {}
      const reply = await anonymous.call(method, `/payments/${provider}/notifications`, options)
      expect([reply.statusCode, errorCode(reply)]).toEqual([404, 'not_found'])
    }
})

test('no number of notifications is too many', async () => {
  const { seller } = await sellByRobokassa()
  const statuses = await Promise.all(
    Array.from({ length: 60 }, (_, index) =>
      fetch(`${seller.notificationUrl('robokassa')}?InvId=${index + 1}&OutSum=1&SignatureValue=x`),
    ).map(async (reply) => (await reply).status),
  )
  expect(new Set(statuses)).toEqual(new Set([200]))
})
