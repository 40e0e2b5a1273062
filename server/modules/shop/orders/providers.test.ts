/** Orders beside real providers, as far as the emulators in `tests/providers` are. */
import { expect, test } from 'vitest'
import { moveMoney } from '#tests/harness/money.ts'
import { errorCode } from '#tests/harness/test-app.ts'
import { TEST_START } from '#tests/harness/test-database.ts'
import { startRobokassa } from '#tests/providers/robokassa/start-robokassa.ts'
import { GIVE, openShop, SELLER } from '#tests/shop/open-shop.ts'
import { openWithYookassa } from '#tests/shop/open-with-yookassa.ts'

const MINUTE = 60_000

async function sellByYookassa() {
  const { shop, yookassa, lastPayment } = await openWithYookassa()
  const buyer = await shop.player('Scout')
  const { id } = await shop.sell('diamonds', { stock: 9 })
  const order = () => shop.order(buyer, { [id]: 1 }, { provider: 'yookassa' })
  return { yookassa, shop, buyer, order, lastPayment, productId: id }
}

test('reading an unpaid order has its payment looked up, and nobody waits for that', async () => {
  const { yookassa, shop, buyer, order, lastPayment } = await sellByYookassa()
  const made = await order()
  expect(made.payUrl).toContain('/checkout/')
  expect(yookassa.calls.filter(({ kind }) => kind === 'GET /payments/:id')).toEqual([])
  yookassa.pay(lastPayment())
  expect((await shop.read(buyer, made.id)).status).toBe('awaiting_payment')
  await expect.poll(async () => (await shop.read(buyer, made.id)).status).toBe('paid')
  expect(await shop.books()).toEqual({ 'provider:yookassa RUB': -10_000, 'sales RUB': 10_000 })
  expect((await shop.proof()).isSound).toBe(true)
})

test.for([
  ['amount', { value: '99.99' }, 'RUB', 9_999],
  ['currency', { value: '100.00', currency: 'USD' }, 'USD', 10_000],
] as const)(
  'another %s than was asked for is booked as nobody’s',
  async ([reason, lie, currency, amount]) => {
    const { yookassa, shop, buyer, order, lastPayment } = await sellByYookassa()
    const made = await order()
    yookassa.lie(lastPayment(), lie)
    yookassa.pay(lastPayment())
    await shop.pass(2 * MINUTE)
    expect((await shop.read(buyer, made.id)).status).toBe('review')
    expect((await shop.deliveries()).total).toBe(0)
    expect(await shop.books()).toEqual({
      [`provider:yookassa ${currency}`]: -amount,
      [`unclaimed ${currency}`]: amount,
    })
    const { unclaimed } = (await shop.staff.call('GET', `/admin/orders/${made.id}`)).json<{
      unclaimed: object[]
    }>()
    expect(unclaimed).toMatchObject([
      { reason, amount, currency, provider: 'yookassa', paymentId: lastPayment() },
    ])
    expect((await shop.proof()).isSound).toBe(true)
    // Sent back in the cabinet: the order is done with, and what it held is there again.
    yookassa.refundInCabinet(lastPayment(), lie.value)
    shop.clock.advance(20 * MINUTE)
    await shop.database.query
      .updateTable('payment_attempts')
      .set({ next_look_up_at: shop.clock.now.getTime() })
      .execute()
    await shop.pass(2_000)
    expect((await shop.read(buyer, made.id)).status).toBe('refunded')
    expect(await shop.books()).toEqual({})
    expect((await shop.find('diamonds')).stockLeft).toBe(9)
  },
)

test('a provider that does not answer clearly loses nothing: the order is made, and the same payment goes on', async () => {
  const { yookassa, shop, buyer, order, lastPayment, productId } = await sellByYookassa()
  yookassa.misbehave('POST /payments', 'fault-after')
  const made = await order()
  expect(made).toMatchObject({ status: 'awaiting_payment', payUrl: null })
  await shop.pass(2 * MINUTE)
  const { payUrl } = await shop.read(buyer, made.id)
  expect(payUrl).toContain('/checkout/')
  expect(yookassa.payments).toHaveLength(1)
  yookassa.pay(lastPayment())
  await shop.pass(8 * MINUTE)
  expect((await shop.read(buyer, made.id)).status).toBe('paid')
  // A double press while it is silent makes one payment.
  yookassa.misbehave('POST /payments', 'fault-after')
  const draft = shop.draftOf({ [productId]: 1 }, { provider: 'yookassa' })
  const replies = await Promise.all([1, 2].map(() => shop.send(buyer, draft, 'pressed-twice')))
  expect(new Set(replies.map((reply) => reply.json<{ id: string }>().id)).size).toBe(1)
  expect(yookassa.payments).toHaveLength(2)
})

test('refunds in the cabinet are booked, and what was not handed out yet is not any more', async () => {
  const { yookassa, shop, buyer, order, lastPayment } = await sellByYookassa()
  const made = await order()
  yookassa.pay(lastPayment())
  await shop.pass(2 * MINUTE)
  const again = async () => {
    shop.clock.advance(MINUTE)
    await shop.database.query
      .updateTable('payment_attempts')
      .set({ next_look_up_at: shop.clock.now.getTime() })
      .execute()
    await shop.pass(2_000)
    return shop.read(buyer, made.id)
  }
  yookassa.refundInCabinet(lastPayment(), '40.00')
  expect(await again()).toMatchObject({ status: 'partly_refunded', refundedKopecks: 4_000 })
  expect((await shop.deliveries('?state=queued')).total).toBe(1)
  yookassa.refundInCabinet(lastPayment(), '60.00')
  const refunded = await again()
  expect(refunded).toMatchObject({ status: 'refunded', refundedKopecks: 10_000 })
  expect(refunded.timeline.filter(({ kind }) => kind === 'refunded')).toHaveLength(2)
  expect((await shop.deliveries('?state=cancelled')).total).toBe(1)
  expect(await shop.books()).toEqual({ 'sales RUB': 10_000, 'refunds RUB': -10_000 })
  expect((await shop.proof()).isSound).toBe(true)
})

test('a signed notification pays an order at once and once; a forged one, and one for an order that is over, do not', async () => {
  const robokassa = await startRobokassa()
  const { login, password1, password2 } = robokassa.settings
  const shop = await openShop(
    {
      ROBOKASSA_LOGIN: login,
      ROBOKASSA_PASSWORD1: password1,
      ROBOKASSA_PASSWORD2: password2,
      ROBOKASSA_URL: robokassa.url,
    },
    { seller: SELLER },
  )
  const buyer = await shop.player('Scout')
  const { id } = await shop.sell('diamonds')
  const notify = (body: string) =>
    shop.anonymous.call('POST', '/payments/robokassa/notifications', {
      body,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
  const made = await shop.order(buyer, { [id]: 1 }, { provider: 'robokassa' })
  // Whoever has heard something asks them as well; here the word of the notification counts alone.
  robokassa.misbehave('GET /Merchant/WebService/Service.asmx/OpStateExt', ...Array(10).fill('fault'))
  robokassa.pay(made.payUrl ?? '')
  const genuine = robokassa.outbox.at(-1)?.text ?? ''
  const forged = await notify(
    genuine.replace(/(SignatureValue=)(\w)/, (_, name, first) => name + (first === '0' ? '1' : '0')),
  )
  expect([forged.statusCode, errorCode(forged)]).toEqual([400, 'bad_signature'])
  // What is not signed in it can be forged: said to be of a test it is shown, and keeps no money out.
  expect((await notify(`${genuine}&IsTest=1`)).statusCode).toBe(200)
  expect((await shop.read(buyer, made.id)).status).toBe('awaiting_payment')
  const replies = await Promise.all([1, 2, 3].map(() => notify(genuine)))
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
  expect((await shop.read(buyer, made.id)).status).toBe('paid')
  expect((await shop.deliveries()).total).toBe(1)
  expect(await shop.books()).toEqual({ 'provider:robokassa RUB': -10_000, 'sales RUB': 10_000 })
  robokassa.behave()
  // Nobody has begun to pay this one, so it ends after its hour; the money comes all the same.
  const late = await shop.order(buyer, { [id]: 1 }, { provider: 'robokassa' })
  await shop.pass(60 * MINUTE)
  expect((await shop.read(buyer, late.id)).status).toBe('expired')
  robokassa.pay(late.payUrl ?? '')
  expect((await notify(robokassa.outbox.at(-1)?.text ?? '')).statusCode).toBe(200)
  expect((await shop.read(buyer, late.id)).status).toBe('review')
  expect(await shop.books()).toMatchObject({ 'unclaimed RUB': 10_000 })
  expect((await shop.proof()).isSound).toBe(true)
})

test('whatever moves money at the same moment, nothing of it is lost or waits for each other', async () => {
  const shop = await openShop({ PAYMENTS_TEST: 'true' }, { rateLimits: false })
  const scout = await shop.createUser('Scout')
  const buyer = await shop.signIn(scout)
  const admin = await shop.administrator()
  const { id: role } = (
    await admin.call('POST', '/admin/roles', { body: { name: 'Guard', permissions: [] } })
  ).json<{ id: number }>()
  expect(role).toBeGreaterThan(0)
  const guard = await shop.sell('guard', {
    category: 'privileges',
    durationDays: 30,
    stock: 100,
    actions: [
      GIVE,
      { when: 'bought', kind: 'role', role: 'Guard' },
      { when: 'bought', kind: 'landcoins', amount: 7 },
    ],
  })
  await moveMoney(shop.database, scout, 1_000_000)
  const unpaid = []
  for (let index = 0; index < 5; index++) unpaid.push(await shop.order(buyer, { [guard.id]: 1 }))
  const others = await Promise.all([1, 2, 3].map((index) => shop.player(`Other${index}`)))
  const replies = await Promise.all([
    ...unpaid.flatMap(({ payUrl }) => [shop.play(payUrl, 'pay'), shop.play(payUrl, 'pay')]),
    ...others.map((other) => shop.send(other, shop.draftOf({ [guard.id]: 2 }))),
    ...[1, 2, 3].map((index) =>
      admin.call('POST', `/admin/users/${scout}/balance`, {
        body: { currency: index === 1 ? 'RUB' : 'LC', amount: index, reason: 'Fair' },
        headers: { 'idempotency-key': `fair-${index}` },
      }),
    ),
    buyer.call('POST', `/shop/orders/${unpaid[0]?.id}/pay`, { body: { provider: 'balance' } }),
    buyer.call('POST', `/shop/orders/${unpaid[1]?.id}/cancel`),
  ])
  expect(replies.filter(({ statusCode }) => statusCode >= 500).map(({ body }) => body)).toEqual([])
  await shop.pass(2_000)
  const statuses = (
    await shop.database.query.selectFrom('orders').select('state').where('user_id', '=', scout).execute()
  ).map(({ state }) => state)
  const paid = statuses.filter((state) => state === 'paid').length
  expect(paid).toBeGreaterThanOrEqual(4)
  expect(await shop.balanceOf(scout, 'LC')).toBe(7 * paid + 5)
  const ends = await shop.database.query
    .selectFrom('order_lines')
    .select(({ fn }) => fn.max('ends_at').as('end'))
    .executeTakeFirstOrThrow()
  const days = ((ends.end ?? 0) - TEST_START.getTime()) / (24 * 60 * MINUTE)
  expect(Math.round(days)).toBe(30 * paid)
  expect((await shop.proof()).isSound).toBe(true)
})

test('of an account that is deleted no try to pay keeps the address, and what it pays late is found all the same', async () => {
  const robokassa = await startRobokassa()
  const { login, password1, password2 } = robokassa.settings
  const shop = await openShop(
    {
      ROBOKASSA_LOGIN: login,
      ROBOKASSA_PASSWORD1: password1,
      ROBOKASSA_PASSWORD2: password2,
      ROBOKASSA_URL: robokassa.url,
      YOOKASSA_SHOP_ID: '100500',
      YOOKASSA_SECRET_KEY: 'live_key',
      YOOKASSA_API_URL: 'http://127.0.0.1:9',
    },
    { seller: SELLER },
  )
  const buyerId = await shop.createUser('Scout')
  const buyer = await shop.signIn(buyerId)
  const { id: productId } = await shop.sell('diamonds')
  const made = await shop.order(buyer, { [productId]: 1 }, { provider: 'robokassa' })
  await shop.order(buyer, { [productId]: 1 }, { provider: 'yookassa' })
  const attempts = async () =>
    JSON.stringify(await shop.database.query.selectFrom('payment_attempts').selectAll().execute())
  expect((await attempts()).match(/buyer(@|%40)example/g)).toHaveLength(2)
  await (await shop.administrator()).call('DELETE', `/admin/users/${buyerId}`)
  expect(await attempts()).not.toMatch(/buyer(@|%40)example/)
  robokassa.pay(made.payUrl ?? '')
  await shop.pass(2 * MINUTE)
  const { unclaimed } = (await shop.staff.call('GET', `/admin/orders/${made.id}`)).json<{
    unclaimed: object[]
  }>()
  expect(unclaimed).toMatchObject([{ reason: 'late', amount: 10_000, provider: 'robokassa' }])
  expect((await shop.proof()).isSound).toBe(true)
})
