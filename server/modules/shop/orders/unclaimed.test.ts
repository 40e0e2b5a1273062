/** Money of nobody: staff give it to the order, credit it or send it back, each once. */
import { expect, test } from 'vitest'
import type { UnclaimedDecision } from '#shared/constants/shop/orders.ts'
import type { StaffOrder } from '#shared/contract/shop/staff-orders.ts'
import { moveMoney } from '#tests/harness/money.ts'
import { errorCode, type TestClient } from '#tests/harness/test-app.ts'
import { startFreekassa } from '#tests/providers/freekassa/start-freekassa.ts'
import { openShop, SELLER } from '#tests/shop/open-shop.ts'
import { openWithYookassa, RECEIPTS } from '#tests/shop/open-with-yookassa.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

type Shop = Awaited<ReturnType<typeof openShop>>
const seen = async (shop: Shop, id: string) =>
  (await shop.staff.call('GET', `/admin/orders/${id}`)).json<StaffOrder>()
async function decide(
  shop: Shop,
  order: { id: string },
  decision: UnclaimedDecision,
  who: TestClient = shop.staff,
) {
  const [money] = (await seen(shop, order.id)).unclaimed
  return who.call('POST', `/admin/orders/${order.id}/unclaimed/${money?.id ?? 1}`, {
    body: { decision, reason: 'Came late' },
  })
}
const isSound = async (shop: Shop) => expect(await shop.proof()).toMatchObject({ isSound: true })

/** An order that was over when its money came. */
async function sellLate(fields: object = {}) {
  const shop = await openShop()
  const userId = await shop.createUser('Scout')
  const buyer = await shop.signIn(userId)
  const { id } = await shop.sell('diamonds', fields)
  const order = await shop.order(buyer, { [id]: 1 })
  await shop.play(order.payUrl, 'late')
  expect((await shop.read(buyer, order.id)).status).toBe('review')
  return { shop, userId, buyer, order, productId: id }
}

async function sellByYookassa() {
  const { shop, yookassa, lastPayment, hear } = await openWithYookassa(RECEIPTS)
  const userId = await shop.createUser('Scout')
  const buyer = await shop.signIn(userId)
  const { id } = await shop.sell('diamonds')
  const payLate = async () => {
    const order = await shop.order(buyer, { [id]: 1 }, { provider: 'yookassa' })
    await buyer.call('POST', `/shop/orders/${order.id}/cancel`)
    yookassa.pay(lastPayment())
    await hear()
    expect((await shop.read(buyer, order.id)).status).toBe('review')
    return order
  }
  return { shop, userId, yookassa, buyer, id, hear, payLate }
}

test('given to its order it pays it: all is given, the stock taken again, the letter sent, and it is refunded as any', async () => {
  const { shop, buyer, order } = await sellLate({ stock: 3 })
  expect((await shop.find('diamonds')).stockLeft).toBe(3)
  const [money] = (await seen(shop, order.id)).unclaimed
  expect(money).toMatchObject({ reason: 'late', ways: ['order', 'balance', 'return', 'outside'] })
  const clerk = await shop.player('Clerk', ['access_admin_panel', 'view_orders'])
  expect((await decide(shop, order, 'order', clerk)).statusCode).toBe(403)
  expect((await decide(shop, order, 'order')).json()).toEqual({ isDecided: true })
  expect(await shop.read(buyer, order.id)).toMatchObject({ status: 'paid', provider: 'test' })
  expect((await shop.deliveries('?state=queued')).total).toBe(1)
  expect((await shop.find('diamonds')).stockLeft).toBe(2)
  expect(await shop.books()).toEqual({ 'provider:test RUB': -10_000, 'sales RUB': 10_000 })
  await shop.lettersAreSent()
  expect(shop.letters.map(({ letter }) => letter.subject)).toEqual([`Заказ ${order.number} оплачен`])
  const { deeds } = await seen(shop, order.id)
  expect(deeds).toMatchObject([
    { reason: 'Came late', text: expect.stringMatching(/paid with unclaimed money|зачтены/) },
  ])
  await isSound(shop)
  const back = await shop.staff.call('POST', `/admin/orders/${order.id}/refunds`, {
    body: { reason: 'Asked for it' },
    headers: { 'idempotency-key': 'back' },
  })
  expect(back.json()).toMatchObject({ state: 'done' })
  expect((await shop.read(buyer, order.id)).status).toBe('refunded')
  await isSound(shop)
})

test('what has gone meanwhile is not given twice: stock, and what the player owns by now', async () => {
  const { shop, order } = await sellLate({ stock: 1 })
  const other = await shop.player('Other')
  const { id } = await shop.find('diamonds')
  await shop.play((await shop.order(other, { [id]: 1 })).payUrl, 'pay')
  expect(errorCode(await decide(shop, order, 'order'))).toBe('sold_out')
  const rank = await sellLate({ category: 'privileges' })
  const again = await rank.shop.order(rank.buyer, { [rank.productId]: 1 })
  await rank.shop.play(again.payUrl, 'pay')
  expect(errorCode(await decide(rank.shop, rank.order, 'order'))).toBe('already_owned')
  for (const sold of [shop, rank.shop]) await isSound(sold)
})

test('credited it is the buyer’s balance, and the order is done with', async () => {
  const { shop, userId, buyer, order } = await sellLate()
  expect((await decide(shop, order, 'balance')).statusCode).toBe(200)
  expect(await shop.balanceOf(userId)).toBe(10_000)
  expect((await shop.read(buyer, order.id)).status).toBe('refunded')
  expect(await shop.books()).toEqual({ 'provider:test RUB': -10_000 })
  expect(errorCode(await decide(shop, order, 'balance'))).toBe('unclaimed_settled')
  const waiting = (await shop.staff.call('GET', '/admin/orders?attention=true')).json<{ total: number }>()
  expect(waiting.total).toBe(0)
  await isSound(shop)
})

test('two of the staff who decide at once, each another way, decide once', async () => {
  const { shop, userId, order } = await sellLate()
  const other = await shop.player('Second', ['access_admin_panel', 'manage_orders'])
  const [money] = (await seen(shop, order.id)).unclaimed
  const path = `/admin/orders/${order.id}/unclaimed/${money?.id}`
  const ways = ['order', 'balance', 'return', 'outside', 'balance', 'order'] as const
  const replies = await Promise.all(
    ways.map((decision, index) =>
      (index % 2 === 0 ? shop.staff : other).call('POST', path, { body: { decision, reason: 'Mine' } }),
    ),
  )
  expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  expect(new Set(replies.filter(({ statusCode }) => statusCode !== 200).map(errorCode))).toEqual(
    new Set(['unclaimed_settled']),
  )
  expect((await shop.books())['unclaimed RUB']).toBeUndefined()
  const won = ways[replies.findIndex(({ statusCode }) => statusCode === 200)]
  expect(await shop.balanceOf(userId)).toBe(won === 'balance' ? 10_000 : 0)
  await isSound(shop)
})

test('sent back by its provider it is asked for once, and booked once whoever tells of it', async () => {
  const { shop, yookassa, buyer, hear, payLate } = await sellByYookassa()
  const order = await payLate()
  yookassa.refundsEndAs('pending')
  expect((await decide(shop, order, 'return')).json()).toEqual({ isDecided: false })
  expect((await seen(shop, order.id)).unclaimed).toMatchObject([{ ways: [] }])
  expect(errorCode(await decide(shop, order, 'balance'))).toBe('unclaimed_settled')
  yookassa.finishRefunds('succeeded')
  await hear()
  await hear()
  expect((await shop.read(buyer, order.id)).status).toBe('refunded')
  expect(await shop.books()).toEqual({})
  expect([yookassa.refunds.length, yookassa.violations]).toEqual([1, []])
  await isSound(shop)
})

test('a return that its provider refuses leaves the money where it was', async () => {
  const { shop, yookassa, hear, payLate } = await sellByYookassa()
  const order = await payLate()
  yookassa.refundsEndAs('pending')
  await decide(shop, order, 'return')
  yookassa.finishRefunds('canceled')
  shop.clock.advance(3 * MINUTE)
  await hear()
  expect((await seen(shop, order.id)).unclaimed).toMatchObject([
    { ways: ['order', 'balance', 'return', 'outside'] },
  ])
  expect((await decide(shop, order, 'outside')).json()).toEqual({ isDecided: true })
  expect(await shop.books()).toEqual({})
  await isSound(shop)
})

test('a second payment of an order goes back by itself where its provider can', async () => {
  const { shop, yookassa, userId, buyer, id, hear } = await sellByYookassa()
  const order = await shop.order(buyer, { [id]: 1 }, { provider: 'yookassa' })
  await moveMoney(shop.database, userId, 10_000)
  await buyer.call('POST', `/shop/orders/${order.id}/pay`, { body: { provider: 'balance' } })
  yookassa.pay(yookassa.payments.at(-1)?.id ?? '')
  await hear()
  await hear()
  expect((await seen(shop, order.id)).unclaimed).toEqual([])
  expect(yookassa.refunds).toHaveLength(1)
  expect(await shop.books()).toMatchObject({ 'sales RUB': 10_000 })
  expect((await shop.read(buyer, order.id)).status).toBe('paid')
  await isSound(shop)
})

test('of another sum: more pays the order and the rest is a balance, less pays nothing; a deleted account has neither', async () => {
  const { shop, yookassa, userId, buyer, id, hear } = await sellByYookassa()
  const pay = async (value: string) => {
    const order = await shop.order(buyer, { [id]: 1 }, { provider: 'yookassa' })
    yookassa.lie(yookassa.payments.at(-1)?.id ?? '', { value })
    yookassa.pay(yookassa.payments.at(-1)?.id ?? '')
    await hear()
    return order
  }
  const less = await pay('60.00')
  expect((await seen(shop, less.id)).unclaimed).toMatchObject([
    { reason: 'amount', ways: ['balance', 'return', 'outside'] },
  ])
  expect(errorCode(await decide(shop, less, 'order'))).toBe('unclaimed_impossible')
  const more = await pay('150.00')
  expect((await decide(shop, more, 'order')).statusCode).toBe(200)
  expect((await shop.read(buyer, more.id)).status).toBe('paid')
  expect(await shop.balanceOf(userId)).toBe(5_000)
  await isSound(shop)
  await (await shop.administrator()).call('DELETE', `/admin/users/${userId}`)
  expect((await seen(shop, less.id)).unclaimed).toMatchObject([{ ways: ['return', 'outside'] }])
  shop.clock.advance(HOUR)
  expect(errorCode(await decide(shop, less, 'outside'))).toBe('confirmation_required')
})

test('a notification of FreeKassa sent anew under other numbers gives nothing, and is for the staff to look at once', async () => {
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
  const userId = await shop.createUser('Scout')
  const buyer = await shop.signIn(userId)
  const { id } = await shop.sell('diamonds')
  const order = await shop.order(buyer, { [id]: 1 }, { provider: 'freekassa' })
  freekassa.pay(order.payUrl ?? '')
  const told = new URLSearchParams(freekassa.outbox.at(-1)?.text)
  for (const intid of [told.get('intid'), '900001', '900002', '900003']) {
    told.set('intid', intid ?? '')
    const reply = await shop.anonymous.call('POST', '/payments/freekassa/notifications', {
      body: String(told),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    expect(reply.body).toBe('YES')
  }
  const { status, unclaimed } = await seen(shop, order.id)
  expect(status).toBe('paid')
  expect(unclaimed).toMatchObject([{ reason: 'second', provider: 'freekassa', paymentId: '900001' }])
  expect((await shop.deliveries('?state=queued')).total).toBe(1)
  expect(await shop.balanceOf(userId)).toBe(0)
  expect((await decide(shop, order, 'outside')).statusCode).toBe(200)
  expect(await shop.books()).toEqual({ 'provider:freekassa RUB': -10_000, 'sales RUB': 10_000 })
  await isSound(shop)
})
