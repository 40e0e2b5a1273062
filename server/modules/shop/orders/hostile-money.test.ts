/** Money and prices at their edges: what is absurd, meets in an unlucky moment, or is tried on purpose. */
import { expect, test } from 'vitest'
import { WRONG_COUPONS_MAX } from '#shared/constants/shop/coupons.ts'
import type { StaffOrder } from '#shared/contract/shop/staff-orders.ts'
import { moveMoney } from '#tests/harness/money.ts'
import { errorCode } from '#tests/harness/test-app.ts'
import { TEST_START } from '#tests/harness/test-database.ts'
import { somebodyWaits } from '#tests/harness/until.ts'
import { startFreekassa } from '#tests/providers/freekassa/start-freekassa.ts'
import { GIVE, openShop, SELLER } from '#tests/shop/open-shop.ts'
import { openWithYookassa } from '#tests/shop/open-with-yookassa.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const TIER = { category: 'privileges', ladder: 'pets', paysDifference: true } as const
const RANGER = { recipient: { game: 'minecraft', name: 'Ranger' } }

async function openBuying() {
  const { shop, yookassa, hear } = await openWithYookassa()
  const buyer = await shop.player('Scout')
  const idOf = (index = -1) => yookassa.payments.at(index)?.id ?? ''
  const order = (id: number) => shop.order(buyer, { [id]: 1 }, { provider: 'yookassa' })
  return {
    shop,
    yookassa,
    buyer,
    idOf,
    hear,
    order,
    async buy(id: number) {
      const made = await order(id)
      yookassa.pay(idOf())
      await hear()
      return made
    },
  }
}

test('whoever says that a command was given waits for whoever refunds its order, and neither is turned away', async () => {
  const shop = await openShop()
  const buyer = await shop.player('Scout')
  const { id } = await shop.sell('diamonds')
  const order = await shop.order(buyer, { [id]: 1 })
  await shop.play(order.payUrl, 'pay')
  const [job] = (await shop.deliveries()).data
  const held = Promise.withResolvers<void>()
  const goOn = Promise.withResolvers<void>()
  const { query } = shop.database
  const refund = shop.database.transaction(async () => {
    const { query: within } = shop.database
    await within.updateTable('orders').set({ check_at: null }).where('uuid', '=', order.id).execute()
    held.resolve()
    await goOn.promise
    await within.updateTable('deliveries').set({ is_held: 1 }).execute()
  })
  await held.promise
  const done = shop.staff.call('POST', `/admin/deliveries/${job?.id}/done`, { body: { reason: 'by hand' } })
  await somebodyWaits(shop.database)
  goOn.resolve()
  await refund
  expect((await done).statusCode).toBe(200)
  expect(await query.selectFrom('deliveries').select(['state', 'is_held']).execute()).toEqual([
    { state: 'done', is_held: 1 },
  ])
})

test('a part that went back in the provider’s cabinet is not deducted from a higher tier', async () => {
  const { shop, yookassa, buyer, buy, idOf, hear } = await openBuying()
  const cat = await shop.sell('cat', { ...TIER, ladderTier: 1 })
  const dog = await shop.sell('dog', { ...TIER, ladderTier: 2, priceKopecks: 25_000 })
  await buy(cat.id)
  const costs = async () => (await shop.quote({ [dog.id]: 1 }, RANGER, buyer)).totalKopecks
  expect(await costs()).toBe(15_000)
  yookassa.refundInCabinet(idOf(), '40.00')
  await hear()
  expect(await costs()).toBe(19_000)
})

test('an upgrade that was ordered before the lower tier went back is neither paid nor given at the lower price', async () => {
  const { shop, yookassa, buyer, buy, order, idOf, hear } = await openBuying()
  const cat = await shop.sell('cat', { ...TIER, ladderTier: 1 })
  const dog = await shop.sell('dog', { ...TIER, ladderTier: 2, priceKopecks: 25_000 })
  await buy(cat.id)
  const higher = await order(dog.id)
  yookassa.refundInCabinet(idOf(0), '100.00')
  await hear()
  const again = await buyer.call('POST', `/shop/orders/${higher.id}/pay`, { body: { provider: 'yookassa' } })
  expect(errorCode(again)).toBe('price_changed')
  const byHand = await shop.staff.call('POST', `/admin/orders/${higher.id}/confirm`, {
    body: { reason: 'Cash' },
  })
  expect(errorCode(byHand)).toBe('price_changed')
  // Whoever had the payment page open pays all the same: the staff decide.
  yookassa.pay(idOf())
  await hear()
  expect((await shop.read(buyer, higher.id)).status).toBe('review')
  expect(await shop.books()).toMatchObject({ 'unclaimed RUB': 15_000 })
  expect((await shop.proof()).isSound).toBe(true)
})

test('of a lower tier that a higher one was reduced by not even a part goes back first', async () => {
  const shop = await openShop()
  const buyer = await shop.player('Scout')
  const cat = await shop.sell('cat', { ...TIER, ladderTier: 1 })
  const dog = await shop.sell('dog', { ...TIER, ladderTier: 2, priceKopecks: 25_000 })
  const diamonds = await shop.sell('diamonds')
  const lower = await shop.order(buyer, { [cat.id]: 1, [diamonds.id]: 1 })
  await shop.play(lower.payUrl, 'pay')
  const higher = await shop.order(buyer, { [dog.id]: 1 })
  await shop.play(higher.payUrl, 'pay')
  let keys = 0
  const refund = async (amountKopecks: number) =>
    shop.staff.call('POST', `/admin/orders/${lower.id}/refunds`, {
      body: { amountKopecks, reason: 'A part' },
      headers: { 'idempotency-key': `part-${++keys}` },
    })
  // What the diamonds cost may go back.
  expect((await refund(10_000)).statusCode).toBe(201)
  const { lines } = await shop.read(buyer, lower.id)
  expect(lines.map(({ refundedKopecks }) => refundedKopecks)).toEqual([0, 10_000])
  expect(errorCode(await refund(5_000))).toBe('upgraded_since')
})

test('a lower tier is deducted from a higher one for days once, not whenever that is bought again', async () => {
  const shop = await openShop()
  const userId = await shop.createUser('Scout')
  let buyer = await shop.signIn(userId)
  const cat = await shop.sell('cat', { ...TIER, ladderTier: 1 })
  const dog = await shop.sell('dog', { ...TIER, ladderTier: 2, durationDays: 30 })
  const fox = await shop.sell('fox', { ...TIER, ladderTier: 3, durationDays: 30, priceKopecks: 40_000 })
  const costs = async ({ id }: { id: number }) => (await shop.quote({ [id]: 1 }, RANGER, buyer)).totalKopecks
  const buy = async ({ id }: { id: number }, total: number) => {
    const order = await shop.order(buyer, { [id]: 1 }, { expectedTotalKopecks: total })
    if (order.payUrl) await shop.play(order.payUrl, 'pay')
    return order
  }
  await buy(cat, 10_000)
  expect((await buy(dog, 0)).status).toBe('paid')
  await buy(dog, 10_000)
  // Of the tier above it was never deducted.
  expect(await costs(fox)).toBe(20_000)
  const first = await buy(fox, 20_000)
  expect([await costs(fox), await costs(dog)]).toEqual([40_000, 10_000])
  await shop.staff.call('POST', `/admin/orders/${first.id}/refunds`, {
    body: { reason: 'Asked for it' },
    headers: { 'idempotency-key': 'back' },
  })
  expect((await shop.read(buyer, first.id)).status).toBe('refunded')
  expect(await costs(fox)).toBe(20_000)
  expect((await shop.proof()).isSound).toBe(true)
  await shop.pass(61 * DAY)
  buyer = await shop.signIn(userId)
  expect([await costs(fox), await costs(dog)]).toEqual([30_000, 10_000])
})

test('of two unpaid orders that one lower tier was deducted from the first to be paid has its price', async () => {
  const { shop, yookassa, buyer, buy, order, idOf, hear } = await openBuying()
  const cat = await shop.sell('cat', { ...TIER, ladderTier: 1 })
  const dog = await shop.sell('dog', { ...TIER, ladderTier: 2, durationDays: 30, priceKopecks: 25_000 })
  await buy(cat.id)
  const [first, second] = [await order(dog.id), await order(dog.id)]
  expect([first.totalKopecks, second.totalKopecks]).toEqual([15_000, 15_000])
  yookassa.pay(idOf(-2))
  await hear()
  expect((await shop.read(buyer, first.id)).status).toBe('paid')
  const pay = (provider: string) =>
    buyer.call('POST', `/shop/orders/${second.id}/pay`, { body: { provider } })
  expect(errorCode(await pay('yookassa'))).toBe('price_changed')
  expect(errorCode(await pay('balance'))).toBe('price_changed')
  const byHand = await shop.staff.call('POST', `/admin/orders/${second.id}/confirm`, {
    body: { reason: 'Cash' },
  })
  expect(errorCode(byHand)).toBe('price_changed')
  yookassa.pay(idOf())
  await hear()
  expect((await shop.read(buyer, second.id)).status).toBe('review')
  expect(await shop.books()).toMatchObject({ 'unclaimed RUB': 15_000 })
  expect((await shop.proof()).isSound).toBe(true)
})

test('of two orders by one lower tier that are paid from a balance at the same moment one is', async () => {
  const shop = await openShop()
  const userId = await shop.createUser('Scout')
  const buyer = await shop.signIn(userId)
  const cat = await shop.sell('cat', { ...TIER, ladderTier: 1 })
  const dog = await shop.sell('dog', { ...TIER, ladderTier: 2, durationDays: 30, priceKopecks: 25_000 })
  await shop.play((await shop.order(buyer, { [cat.id]: 1 })).payUrl, 'pay')
  const orders = [await shop.order(buyer, { [dog.id]: 1 }), await shop.order(buyer, { [dog.id]: 1 })]
  await moveMoney(shop.database, userId, 50_000)
  const replies = await Promise.all(
    orders.map(({ id }) => buyer.call('POST', `/shop/orders/${id}/pay`, { body: { provider: 'balance' } })),
  )
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  expect(await shop.balanceOf(userId)).toBe(35_000)
})

test('codes that are guessed by ordering are counted with those guessed by asking for the price', async () => {
  const shop = await openShop()
  const buyer = await shop.player('Scout')
  const { id } = await shop.sell('diamonds')
  await shop.staff.call('POST', '/admin/shop/coupons', { body: { code: 'REAL', percent: 10 } })
  for (let tried = 0; tried < WRONG_COUPONS_MAX; tried++)
    expect(errorCode(await shop.send(buyer, shop.draftOf({ [id]: 1 }, { coupon: `GUESS-${tried}` })))).toBe(
      'coupon_refused',
    )
  expect(errorCode(await shop.send(buyer, shop.draftOf({ [id]: 1 }, { coupon: 'REAL' })))).toBe(
    'coupon_refused',
  )
  expect((await shop.quote({ [id]: 1 }, { coupon: 'REAL' }, buyer)).missing).toContainEqual({
    code: 'coupon_later',
  })
  expect((await shop.send(buyer, shop.draftOf({ [id]: 1 }))).statusCode).toBe(201)
})

test('whoever has as many coins as there can be still gets what they paid for, and gives back what they got', async () => {
  const shop = await openShop()
  const userId = await shop.createUser('Scout')
  const buyer = await shop.signIn(userId)
  const HIGHEST = 1_000_000_000_000
  await moveMoney(shop.database, userId, HIGHEST - 30, { currency: 'LC' })
  const { id } = await shop.sell('coins', {
    actions: [GIVE, { when: 'bought', kind: 'landcoins', amount: 50 }],
  })
  const order = await shop.order(buyer, { [id]: 1 })
  await shop.play(order.payUrl, 'pay')
  expect((await shop.read(buyer, order.id)).status).toBe('paid')
  expect(await shop.balanceOf(userId, 'LC')).toBe(HIGHEST)
  await shop.staff.call('POST', `/admin/orders/${order.id}/refunds`, {
    body: { reason: 'Asked for it' },
    headers: { 'idempotency-key': 'back' },
  })
  expect(await shop.balanceOf(userId, 'LC')).toBe(HIGHEST - 30)
  expect((await shop.proof()).isSound).toBe(true)
})

test('nobody buys more days than a game can be told of', async () => {
  const shop = await openShop()
  const buyer = await shop.player('Scout')
  const { id } = await shop.sell('decade', {
    durationDays: 3650,
    actions: [{ ...GIVE, command: 'rank {player} {seconds}' }],
  })
  const missing = async (quantity: number) =>
    (await shop.quote({ [id]: quantity }, RANGER, buyer)).missing.map(({ code }) => code)
  expect(await missing(99)).toEqual(['limit_reached'])
  expect(errorCode(await shop.send(buyer, shop.draftOf({ [id]: 99 })))).toBe('limit_reached')
  expect(await missing(10)).toEqual([])
  // Two orders that each fit are paid, and end when the longest time does.
  const orders = [await shop.order(buyer, { [id]: 10 }), await shop.order(buyer, { [id]: 10 })]
  for (const { payUrl } of orders) await shop.play(payUrl, 'pay')
  expect(await missing(1)).toEqual(['limit_reached'])
  for (const order of orders) {
    const [line] = (await shop.read(buyer, order.id)).lines
    const seconds = (Date.parse(line?.endsAt ?? '') - TEST_START.getTime()) / 1_000
    expect(String(Math.ceil(seconds))).toMatch(/^\d{1,10}$/)
    expect(seconds * 1_000).toBeLessThanOrEqual(36_500 * DAY)
  }
})

test('a provider that tells of more given back than was paid is not believed, and shown to the staff', async () => {
  const { shop, yookassa, buyer, buy, idOf, hear } = await openBuying()
  const { id } = await shop.sell('diamonds')
  const order = await buy(id)
  const payment = yookassa.payments.find((one) => one.id === idOf())
  if (payment) payment.refunded_amount = { value: '100.01', currency: 'RUB' }
  await hear()
  expect(await shop.read(buyer, order.id)).toMatchObject({ status: 'paid', refundedKopecks: 0 })
  expect(await shop.books()).toEqual({ 'provider:yookassa RUB': -10_000, 'sales RUB': 10_000 })
  const seen = (await shop.staff.call('GET', `/admin/orders/${order.id}`)).json<StaffOrder>()
  expect(seen.attempts.map(({ reason }) => reason)).toEqual(['refunded_more'])
  const waiting = (await shop.staff.call('GET', '/admin/orders?attention=true')).json<{ total: number }>()
  expect(waiting.total).toBe(1)
  const settle = () =>
    shop.staff.call('POST', `/admin/orders/${order.id}/refunded-more`, { body: { reason: 'Their mistake' } })
  const settled = (await settle()).json<StaffOrder>()
  expect(settled.attempts.map(({ reason }) => reason)).toEqual([null])
  expect(settled.deeds.map(({ reason }) => reason)).toEqual(['Their mistake'])
  // Said once; what is told again is no news, another sum is.
  expect((await settle()).json<StaffOrder>().deeds).toHaveLength(1)
  await hear()
  expect(await shop.proof()).toMatchObject({ isSound: true })
  if (payment) payment.refunded_amount = { value: '100.02', currency: 'RUB' }
  await hear()
  expect(await shop.proof()).toMatchObject({ isSound: false })
  if (payment) payment.refunded_amount = { value: '100.00', currency: 'RUB' }
  await hear()
  expect((await shop.read(buyer, order.id)).status).toBe('refunded')
  expect((await shop.staff.call('GET', '/admin/orders?attention=true')).json()).toMatchObject({ total: 0 })
})

test('a refund in the cabinet that staff have booked as done elsewhere is red until they say that it is the same', async () => {
  const { shop, yookassa, buy, idOf, hear } = await openBuying()
  const { id } = await shop.sell('diamonds')
  const order = await buy(id)
  yookassa.refundInCabinet(idOf(), '100.00')
  await shop.staff.call('POST', `/admin/orders/${order.id}/refunds`, {
    body: { reason: 'Done in the cabinet', isDoneOutside: true },
    headers: { 'idempotency-key': 'outside' },
  })
  await hear()
  expect(await shop.proof()).toMatchObject({ isSound: false })
  expect((await shop.staff.call('GET', '/admin/orders?attention=true')).json()).toMatchObject({ total: 1 })
  await shop.staff.call('POST', `/admin/orders/${order.id}/refunded-more`, { body: { reason: 'The same' } })
  await hear()
  expect(await shop.proof()).toMatchObject({ isSound: true })
  expect((await shop.staff.call('GET', '/admin/orders?attention=true')).json()).toMatchObject({ total: 0 })
})

test('a sum that cannot be one is answered and kept, and books nothing', async () => {
  const freekassa = await startFreekassa()
  const { shopId, secret1, secret2 } = freekassa.settings
  const shop = await openShop(
    {
      FREEKASSA_SHOP_ID: shopId,
      FREEKASSA_SECRET1: secret1,
      FREEKASSA_SECRET2: secret2,
      FREEKASSA_URL: freekassa.url,
    },
    { seller: SELLER },
  )
  const buyer = await shop.player('Scout')
  const { id } = await shop.sell('diamonds')
  const order = await shop.order(buyer, { [id]: 1 }, { provider: 'freekassa' })
  for (const sum of ['999999999999.00', '10000000000.01', '9'.repeat(400), '-5', '1e9']) {
    freekassa.pay(order.payUrl ?? '', { amount: sum })
    const body = freekassa.outbox.at(-1)?.text
    const reply = await shop.anonymous.call('POST', '/payments/freekassa/notifications', {
      body,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    expect([sum, reply.statusCode, reply.body]).toEqual([sum, 200, 'YES'])
  }
  expect((await shop.read(buyer, order.id)).status).toBe('awaiting_payment')
  expect(await shop.books()).toEqual({})
})
