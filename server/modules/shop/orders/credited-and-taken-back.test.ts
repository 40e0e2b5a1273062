/** Money of nobody that became the buyer's, and goes back at its provider after all: no order has anything to do with it. */
import { expect, test } from 'vitest'
import { moveMoney } from '#tests/harness/money.ts'
import { GIVE } from '#tests/shop/open-shop.ts'
import { openWithYookassa, ROBOKASSA } from '#tests/shop/open-with-yookassa.ts'

const MINUTE = 60_000

async function openDeciding() {
  const { shop, yookassa, hear } = await openWithYookassa(ROBOKASSA)
  const userId = await shop.createUser('Scout')
  const buyer = await shop.signIn(userId)
  const { id: productId } = await shop.sell('keeper', {
    category: 'privileges',
    actions: [GIVE, { ...GIVE, when: 'refunded', command: 'parent remove keeper' }],
  })
  const decide = async (orderId: string, decision: string) => {
    const path = `/admin/orders/${orderId}`
    const { unclaimed } = (await shop.staff.call('GET', path)).json<{ unclaimed: { id: number }[] }>()
    const body = { decision, reason: 'Paid late' }
    return shop.staff.call('POST', `${path}/unclaimed/${unclaimed[0]?.id}`, { body })
  }
  const order = () => shop.order(buyer, { [productId]: 1 }, { provider: 'yookassa' })
  const pay = async (index: number) => {
    yookassa.pay(yookassa.payments[index]?.id ?? '')
    await hear()
  }
  const takeBack = async (index: number, value: string) => {
    yookassa.refundInCabinet(yookassa.payments[index]?.id ?? '', value)
    await hear()
  }
  const commands = async () => (await shop.deliveries()).data.map(({ command }) => command)
  return { shop, yookassa, hear, userId, buyer, productId, order, decide, pay, takeBack, commands }
}

test('what an order gave stays, and the balance pays as far as it goes', async () => {
  const { shop, userId, buyer, order, decide, pay, takeBack, commands } = await openDeciding()
  const late = await order()
  await buyer.call('POST', `/shop/orders/${late.id}/cancel`)
  const other = await order()
  await pay(1)
  const [given] = (await shop.deliveries()).data
  await shop.staff.call('POST', `/admin/deliveries/${given?.id}/done`, { body: { reason: 'by hand' } })
  await pay(0)
  expect((await decide(late.id, 'balance')).statusCode).toBe(200)
  expect(await shop.balanceOf(userId)).toBe(10_000)
  await takeBack(0, '100.00')
  expect(await shop.balanceOf(userId)).toBe(0)
  expect(await commands()).toEqual([given?.command])
  expect((await shop.read(buyer, other.id)).status).toBe('delivered')
  const { status, refundedKopecks, timeline } = await shop.read(buyer, late.id)
  expect([status, refundedKopecks]).toEqual(['refunded', 0])
  expect(timeline.slice(-2).map(({ kind }) => kind)).toEqual(['credited', 'returned'])
  expect(await shop.books()).toEqual({ 'provider:yookassa RUB': -10_000, 'sales RUB': 10_000 })
  await shop.pass(10 * MINUTE)
  expect((await shop.proof()).isSound).toBe(true)
})

test('what its buyer has spent by then is the loss of the house', async () => {
  const { shop, userId, buyer, order, decide, pay, takeBack } = await openDeciding()
  const late = await order()
  await buyer.call('POST', `/shop/orders/${late.id}/cancel`)
  await pay(0)
  await decide(late.id, 'balance')
  const { id: diamonds } = await shop.sell('diamonds', { priceKopecks: 7_000 })
  const bought = await shop.order(buyer, { [diamonds]: 1 }, { provider: 'balance' })
  await takeBack(0, '100.00')
  expect(await shop.balanceOf(userId)).toBe(0)
  expect((await shop.read(buyer, bought.id)).status).toBe('paid')
  expect(await shop.books()).toEqual({ 'sales RUB': 7_000, 'refunds RUB': -7_000 })
})

test('what was more than the order cost is taken from the balance that it went to', async () => {
  const { shop, yookassa, userId, order, decide, pay, takeBack, buyer } = await openDeciding()
  const late = await order()
  await buyer.call('POST', `/shop/orders/${late.id}/cancel`)
  yookassa.lie(yookassa.payments[0]?.id ?? '', { value: '150.00' })
  await pay(0)
  expect((await decide(late.id, 'order')).statusCode).toBe(200)
  expect(await shop.balanceOf(userId)).toBe(5_000)
  await takeBack(0, '150.00')
  expect(await shop.balanceOf(userId)).toBe(0)
  expect(await shop.read(buyer, late.id)).toMatchObject({ status: 'refunded', refundedKopecks: 10_000 })
  expect(await shop.books()).toEqual({ 'sales RUB': 10_000, 'refunds RUB': -10_000 })
})

test('a payment that comes after staff confirmed its order by hand waits for them', async () => {
  const { shop, yookassa, order, pay, buyer } = await openDeciding()
  const { id } = await order()
  await shop.staff.call('POST', `/admin/orders/${id}/confirm`, { body: { reason: 'Has shown the receipt' } })
  await pay(0)
  await shop.pass(10 * MINUTE)
  expect(yookassa.refunds).toEqual([])
  expect((await shop.read(buyer, id)).status).toBe('paid')
  const { unclaimed } = (await shop.staff.call('GET', `/admin/orders/${id}`)).json<{ unclaimed: object[] }>()
  expect(unclaimed).toMatchObject([{ reason: 'second', amount: 10_000 }])
})

test('an upgrade keeps its price when a second payment of the lower tier goes back', async () => {
  const { shop, yookassa, hear, userId, buyer } = await openDeciding()
  await moveMoney(shop.database, userId, 10_000)
  const tier = { category: 'privileges', ladder: 'rank', paysDifference: true } as const
  const low = await shop.sell('low', { ...tier, ladderTier: 1 })
  const high = await shop.sell('high', { ...tier, ladderTier: 2, priceKopecks: 20_000 })
  const lower = await shop.order(buyer, { [low.id]: 1 }, { provider: 'yookassa' })
  await buyer.call('POST', `/shop/orders/${lower.id}/pay`, { body: { provider: 'balance' } })
  await shop.staff.call('POST', `/admin/orders/${lower.id}/refunds`, {
    body: { amountKopecks: 1_000, reason: 'Sorry' },
    headers: { 'idempotency-key': 'part' },
  })
  const upgrade = await shop.order(buyer, { [high.id]: 1 }, { provider: 'yookassa' })
  expect(upgrade.totalKopecks).toBe(11_000)
  yookassa.pay(yookassa.payments[0]?.id ?? '')
  await hear()
  await shop.pass(10 * MINUTE)
  expect(yookassa.refunds).toHaveLength(1)
  yookassa.pay(yookassa.payments[1]?.id ?? '')
  await hear()
  expect((await shop.read(buyer, upgrade.id)).status).toBe('paid')
})
