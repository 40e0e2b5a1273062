/** Refunds by staff: what goes back, what is taken back with it, and what no outage loses or does twice. */
import { expect, test } from 'vitest'
import { holdOutgoing } from '#server/operator/backup/hold-outgoing.ts'
import type { OrderState } from '#shared/constants/shop/orders.ts'
import { moveMoney } from '#tests/harness/money.ts'
import { errorCode, type TestClient } from '#tests/harness/test-app.ts'
import { startRobokassa } from '#tests/providers/robokassa/start-robokassa.ts'
import { GIVE, openShop, SELLER } from '#tests/shop/open-shop.ts'
import { openWithYookassa, RECEIPTS } from '#tests/shop/open-with-yookassa.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

type Shop = Awaited<ReturnType<typeof openShop>>
let keys = 0
const askBy = (
  shop: Shop,
  order: { id: string },
  body: object = {},
  who: TestClient = shop.staff,
  key = `refund-${++keys}`,
) =>
  who.call('POST', `/admin/orders/${order.id}/refunds`, {
    body: { reason: 'Asked for it', ...body },
    headers: { 'idempotency-key': key },
  })
const refundsOf = async (shop: Shop) =>
  (
    await shop.database.query.selectFrom('order_refunds').select(['state', 'failure']).orderBy('id').execute()
  ).map(({ state }) => state)
const isHeld = async (shop: Shop) =>
  (await shop.database.query.selectFrom('deliveries').select('is_held').execute()).map(
    ({ is_held }) => is_held,
  )

async function sellByTest() {
  const shop = await openShop()
  const userId = await shop.createUser('Scout')
  const buyer = await shop.signIn(userId)
  const buy = async (items: Record<number, number>, rest = {}) => {
    const order = await shop.order(buyer, items, rest)
    if (order.payUrl) await shop.play(order.payUrl, 'pay')
    return order
  }
  return { shop, userId, buyer, buy }
}

async function sellByYookassa() {
  const { shop, yookassa, lastPayment } = await openWithYookassa(RECEIPTS)
  const buyer = await shop.player('Scout')
  const { id } = await shop.sell('diamonds')
  const order = await shop.order(buyer, { [id]: 3 }, { provider: 'yookassa' })
  yookassa.pay(lastPayment())
  await shop.pass(2 * MINUTE)
  const status = async (): Promise<OrderState> => (await shop.read(buyer, order.id)).status
  expect(await status()).toBe('paid')
  return { shop, yookassa, order, status }
}

test('all of an order goes back with a reason, once for a key; then nothing is left', async () => {
  const { shop, userId, buyer, buy } = await sellByTest()
  const coins = await shop.sell('coins', {
    actions: [GIVE, { when: 'bought', kind: 'landcoins', amount: 50 }],
  })
  const order = await buy({ [coins.id]: 2 })
  const clerk = await shop.player('Clerk', ['access_admin_panel', 'view_orders'])
  expect((await askBy(shop, order, {}, clerk)).statusCode).toBe(403)
  expect((await askBy(shop, order, { reason: ' ' })).statusCode).toBe(400)
  expect((await askBy(shop, order, { amountKopecks: -1 })).statusCode).toBe(400)
  expect(
    (await shop.staff.call('POST', `/admin/orders/${order.id}/refunds`, { body: { reason: 'x' } }))
      .statusCode,
  ).toBe(400)
  const first = await askBy(shop, order, {}, shop.staff, 'once')
  expect([first.statusCode, first.json<object>()]).toMatchObject([201, { state: 'done' }])
  expect((await askBy(shop, order, {}, shop.staff, 'once')).json()).toEqual(first.json())
  expect(errorCode(await askBy(shop, order, { amountKopecks: 1 }, shop.staff, 'once'))).toBe(
    'idempotency_key_reused',
  )
  expect(errorCode(await askBy(shop, order))).toBe('nothing_left')
  expect(await shop.read(buyer, order.id)).toMatchObject({ status: 'refunded', refundedKopecks: 20_000 })
  expect((await shop.deliveries('?state=cancelled')).total).toBe(1)
  expect(await shop.balanceOf(userId, 'LC')).toBe(0)
  expect(await shop.books()).toEqual({ 'sales RUB': 20_000, 'refunds RUB': -20_000 })
  const log = (await (await shop.administrator()).call('GET', '/admin/audit?noun=order')).json<{
    data: object[]
  }>()
  expect(log.data).toMatchObject([
    { action: 'refund', after: { reason: 'Asked for it', order: order.number, amount: '200 RUB' } },
  ])
  // What its provider tells of it later is known.
  await shop.play(order.payUrl, 'refuse')
  expect(await shop.books()).toEqual({ 'sales RUB': 20_000, 'refunds RUB': -20_000 })
  expect((await shop.proof()).isSound).toBe(true)
  shop.clock.advance(16 * MINUTE)
  expect(errorCode(await askBy(shop, order))).toBe('confirmation_required')
})

test('a part takes back the lines that are named, and what is left everything', async () => {
  const { shop, buyer, buy } = await sellByTest()
  const [one, two] = [await shop.sell('one'), await shop.sell('two', { priceKopecks: 5_000 })]
  const order = await buy({ [one.id]: 1, [two.id]: 1 })
  const lines = (await shop.read(buyer, order.id)).lines
  const second = lines.find(({ productId }) => productId === two.id)?.id ?? 0
  expect((await askBy(shop, order, { amountKopecks: 5_000, lineIds: [999] })).statusCode).toBe(400)
  expect(errorCode(await askBy(shop, order, { amountKopecks: 15_001 }))).toBe('nothing_left')
  expect((await askBy(shop, order, { amountKopecks: 5_000, lineIds: [second] })).statusCode).toBe(201)
  const part = await shop.read(buyer, order.id)
  expect(part).toMatchObject({ status: 'partly_refunded', refundedKopecks: 5_000 })
  expect(
    part.lines.map(({ refundedKopecks, deliveries }) => [refundedKopecks, deliveries[0]?.state]),
  ).toEqual([
    [0, 'queued'],
    [5_000, 'cancelled'],
  ])
  // Money alone: nothing is taken back for it.
  await askBy(shop, order, { amountKopecks: 1_000 })
  expect((await shop.deliveries('?state=queued')).total).toBe(1)
  await askBy(shop, order)
  expect((await shop.read(buyer, order.id)).status).toBe('refunded')
  expect((await shop.deliveries('?state=queued')).total).toBe(0)
  expect(await shop.books()).toEqual({ 'sales RUB': 15_000, 'refunds RUB': -15_000 })
})

test('two of the staff at once give back what is there once', async () => {
  const { shop, buyer, buy } = await sellByTest()
  const { id } = await shop.sell('diamonds')
  const order = await buy({ [id]: 1 })
  const other = await shop.player('Second', ['access_admin_panel', 'manage_orders'])
  const replies = await Promise.all([
    askBy(shop, order, { amountKopecks: 10_000 }),
    askBy(shop, order, { amountKopecks: 10_000 }, other),
    askBy(shop, order, { amountKopecks: 6_000 }),
    askBy(shop, order, { amountKopecks: 6_000 }, other),
  ])
  expect(replies.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1)
  expect(replies.filter((reply) => reply.statusCode === 409).map(errorCode)).toEqual(
    Array(3).fill('nothing_left'),
  )
  const twice = await Promise.all([1, 2, 3].map(() => askBy(shop, order, {}, shop.staff, 'the-rest')))
  // While the first is with its provider the others are told so.
  expect(new Set(twice.map((reply) => reply.json<{ id?: string }>().id)).size).toBe(1)
  const { refundedKopecks } = await shop.read(buyer, order.id)
  expect(await shop.books()).toEqual({
    'sales RUB': 10_000,
    'refunds RUB': -refundedKopecks,
    ...(refundedKopecks < 10_000 && { 'provider:test RUB': refundedKopecks - 10_000 }),
  })
  expect((await shop.proof()).isSound).toBe(true)
})

test('refunds, and deliveries that are marked as given at the same moment, do not get in each other’s way', async () => {
  const { shop, buyer, buy } = await sellByTest()
  const { id } = await shop.sell('crates', { actions: [{ ...GIVE, command: 'crate {player}' }] })
  const orders = []
  for (let index = 0; index < 4; index++) orders.push(await buy({ [id]: 3 }))
  const jobs = (await shop.deliveries()).data
  const replies = await Promise.all([
    ...jobs.map((job) =>
      shop.staff.call('POST', `/admin/deliveries/${job.id}/done`, { body: { reason: 'by hand' } }),
    ),
    ...orders.flatMap((order) => [askBy(shop, order), askBy(shop, order, { amountKopecks: 1_000 })]),
  ])
  expect(replies.filter(({ statusCode }) => statusCode >= 500).map(({ body }) => body)).toEqual([])
  for (const order of orders) await askBy(shop, order)
  for (const order of orders)
    expect(await shop.read(buyer, order.id)).toMatchObject({ status: 'refunded', refundedKopecks: 30_000 })
  expect(await shop.books()).toEqual({ 'sales RUB': 120_000, 'refunds RUB': -120_000 })
  expect((await shop.proof()).isSound).toBe(true)
})

test('what was paid from a balance goes back to it; what was paid elsewhere is only booked', async () => {
  const { shop, userId, buyer } = await sellByTest()
  const { id } = await shop.sell('diamonds')
  await moveMoney(shop.database, userId, 10_000)
  const own = await shop.order(buyer, { [id]: 1 }, { provider: 'balance' })
  expect(await shop.balanceOf(userId)).toBe(0)
  expect((await askBy(shop, own)).json()).toMatchObject({ state: 'done' })
  expect(await shop.balanceOf(userId)).toBe(10_000)
  const cash = await shop.order(buyer, { [id]: 1 })
  expect(errorCode(await askBy(shop, cash))).toBe('nothing_left')
  await shop.staff.call('POST', `/admin/orders/${cash.id}/confirm`, { body: { reason: 'Cash' } })
  expect(errorCode(await askBy(shop, cash))).toBe('refund_only_outside')
  expect((await askBy(shop, cash, { isDoneOutside: true })).json()).toMatchObject({ state: 'done' })
  expect((await shop.read(buyer, cash.id)).status).toBe('refunded')
  expect(await shop.books()).toMatchObject({ 'sales RUB': 20_000, 'refunds RUB': -20_000 })
  expect((await shop.proof()).isSound).toBe(true)
})

test('a lower tier is refunded only after the higher one whose price it reduced', async () => {
  const { shop, buy } = await sellByTest()
  const tier = { category: 'privileges', ladder: 'pets', paysDifference: true } as const
  const cat = await shop.sell('cat', { ...tier, ladderTier: 1 })
  const dog = await shop.sell('dog', { ...tier, ladderTier: 2, priceKopecks: 25_000 })
  const lower = await buy({ [cat.id]: 1 })
  const higher = await buy({ [dog.id]: 1 })
  expect(errorCode(await askBy(shop, lower))).toBe('upgraded_since')
  expect((await askBy(shop, higher)).json()).toMatchObject({ state: 'done' })
  expect((await askBy(shop, lower)).json()).toMatchObject({ state: 'done' })
  expect(await shop.books()).toMatchObject({ 'sales RUB': 25_000, 'refunds RUB': -25_000 })
})

test('a provider that takes it and answers 500 is asked again with the same key: it goes back once', async () => {
  const { shop, yookassa, order, status } = await sellByYookassa()
  yookassa.misbehave('POST /refunds', 'fault-after')
  expect((await askBy(shop, order, { amountKopecks: 10_000 })).json()).toMatchObject({ state: 'pending' })
  expect([await status(), await isHeld(shop)]).toEqual(['paid', [0]])
  expect((await askBy(shop, order)).json()).toMatchObject({ state: 'done' })
  expect([await status(), await isHeld(shop)]).toEqual(['partly_refunded', [1]])
  await shop.pass(2 * MINUTE)
  expect([await status(), await refundsOf(shop)]).toEqual(['refunded', ['done', 'done']])
  expect(yookassa.refunds).toHaveLength(2)
  expect(await shop.books()).toEqual({ 'sales RUB': 30_000, 'refunds RUB': -30_000 })
  expect(yookassa.violations).toEqual([])
  expect((await shop.proof()).isSound).toBe(true)
})

test('while its end is not known nothing is handed out; refused it waits again, done it is taken back', async () => {
  const { shop, yookassa, order, status } = await sellByYookassa()
  yookassa.refundsEndAs('pending')
  expect((await askBy(shop, order)).json()).toMatchObject({ state: 'pending' })
  expect([await status(), await isHeld(shop)]).toEqual(['paid', [1]])
  expect(errorCode(await askBy(shop, order))).toBe('nothing_left')
  yookassa.finishRefunds('canceled')
  await shop.pass(2 * MINUTE)
  expect([await refundsOf(shop), await status(), await isHeld(shop)]).toEqual([['failed'], 'paid', [0]])
  await askBy(shop, order)
  yookassa.finishRefunds('succeeded')
  await shop.pass(2 * MINUTE)
  expect([await refundsOf(shop), await status()]).toEqual([['failed', 'done'], 'refunded'])
  expect((await shop.deliveries('?state=cancelled')).total).toBe(1)
  expect(await shop.books()).toEqual({ 'sales RUB': 30_000, 'refunds RUB': -30_000 })
})

test('a provider that is silent, and not reached afterwards, is never taken for one that refused', async () => {
  const { shop, yookassa, order, status } = await sellByYookassa()
  yookassa.misbehave('POST /refunds', 'cut-after', 'too-many', 'fault')
  expect((await askBy(shop, order)).json()).toMatchObject({ state: 'pending' })
  await shop.pass(2 * MINUTE)
  await shop.pass(8 * MINUTE)
  expect([await refundsOf(shop), await status(), await isHeld(shop)]).toEqual([['pending'], 'paid', [1]])
  // The look-up of the payment says what the refund did not.
  await shop.database.query
    .updateTable('payment_attempts')
    .set({ next_look_up_at: shop.clock.now.getTime() })
    .execute()
  await shop.pass(2_000)
  expect([await refundsOf(shop), await status()]).toEqual([['done'], 'refunded'])
  await shop.pass(HOUR)
  expect(yookassa.refunds).toHaveLength(1)
  expect(await shop.books()).toEqual({ 'sales RUB': 30_000, 'refunds RUB': -30_000 })
})

test('a site that comes back from a backup sends no money that it may have sent since', async () => {
  const { shop, yookassa, order, status } = await sellByYookassa()
  yookassa.misbehave('POST /refunds', 'fault')
  expect((await askBy(shop, order)).json()).toMatchObject({ state: 'pending' })
  await holdOutgoing(shop.database, shop.clock.now)
  await shop.pass(2 * MINUTE)
  expect([await refundsOf(shop), await status(), await isHeld(shop)]).toEqual([['review'], 'paid', [1]])
  expect(yookassa.refunds).toEqual([])
})

test('a provider that is asked once and does not answer leaves it to the staff, who look and say', async () => {
  const robokassa = await startRobokassa()
  const { login, password1, password2, password3 } = robokassa.settings
  const shop = await openShop(
    {
      ROBOKASSA_LOGIN: login,
      ROBOKASSA_PASSWORD1: password1,
      ROBOKASSA_PASSWORD2: password2,
      ROBOKASSA_PASSWORD3: password3,
      ROBOKASSA_URL: robokassa.url,
      ROBOKASSA_SERVICES_URL: robokassa.url,
    },
    { seller: SELLER },
  )
  const buyer = await shop.player('Scout')
  const { id } = await shop.sell('diamonds')
  const order = await shop.order(buyer, { [id]: 1 }, { provider: 'robokassa' })
  robokassa.pay(order.payUrl ?? '')
  await shop.anonymous.call('POST', '/payments/robokassa/notifications', {
    body: robokassa.outbox.at(-1)?.text ?? '',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  const decide = (refund: string, isDone: boolean) =>
    shop.staff.call('POST', `/admin/orders/${order.id}/refunds/${refund}/decide`, {
      body: { isDone, reason: 'Seen in the cabinet' },
    })
  const create = 'POST /RefundService/Refund/Create'
  robokassa.misbehave(create, 'fault', 'fault-after')
  const first = (await askBy(shop, order, { amountKopecks: 4_000 })).json<{ id: string; state: string }>()
  expect(first.state).toBe('review')
  expect(errorCode(await askBy(shop, order, { amountKopecks: 6_001 }))).toBe('nothing_left')
  expect((await decide(first.id, false)).json()).toEqual({ id: first.id, state: 'failed' })
  expect(errorCode(await decide(first.id, true))).toBe('refund_settled')
  const second = (await askBy(shop, order)).json<{ id: string; state: string }>()
  expect([second.state, await isHeld(shop)]).toEqual(['review', [1]])
  const waiting = (await shop.staff.call('GET', '/admin/orders?attention=true')).json<{ total: number }>()
  expect(waiting.total).toBe(1)
  const both = await Promise.all([1, 2].map(() => decide(second.id, true)))
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  expect((await shop.read(buyer, order.id)).status).toBe('refunded')
  expect(await shop.books()).toEqual({ 'sales RUB': 10_000, 'refunds RUB': -10_000 })
  expect(robokassa.calls.filter(({ kind }) => kind === create)).toHaveLength(2)
  expect((await shop.proof()).isSound).toBe(true)
})
