/** What a player has when something is priced or taken back: only what is paid, real, and not on its way back. */
import { expect, test } from 'vitest'
import { GIVE } from '#tests/shop/open-shop.ts'
import { openWithYookassa } from '#tests/shop/open-with-yookassa.ts'

const MINUTE = 60_000
const RECIPIENT = { game: 'minecraft', name: 'Ranger' } as const

async function openLadder() {
  const { shop, yookassa, lastPayment, hear } = await openWithYookassa()
  const tier = { category: 'privileges', ladder: 'rank', paysDifference: true } as const
  const low = await shop.sell('low', {
    ...tier,
    ladderTier: 1,
    actions: [GIVE, { ...GIVE, when: 'refunded', command: 'rank remove low' }],
  })
  const high = await shop.sell('high', { ...tier, ladderTier: 2, priceKopecks: 20_000 })
  let keys = 0
  return {
    shop,
    yookassa,
    hear,
    low,
    high,
    async buy(name: string, productId: number) {
      const buyer = await shop.player(name)
      const { id } = await shop.order(
        buyer,
        { [productId]: 1 },
        { provider: 'yookassa', recipient: RECIPIENT },
      )
      yookassa.pay(lastPayment())
      await shop.pass(2 * MINUTE)
      return { buyer, id }
    },
    quote: async (productId: number, buyer: Parameters<typeof shop.quote>[2]) =>
      shop.quote({ [productId]: 1 }, { recipient: RECIPIENT }, buyer),
    refund: (id: string) =>
      shop.staff.call('POST', `/admin/orders/${id}/refunds`, {
        body: { reason: 'Asked for it' },
        headers: { 'idempotency-key': `refund-${++keys}` },
      }),
  }
}

test('a tier whose money is asked back reduces nothing, whether or not that is clear yet', async () => {
  const { shop, yookassa, low, high, buy, quote, refund } = await openLadder()
  const { buyer, id } = await buy('Scout', low.id)
  expect((await quote(high.id, buyer)).totalKopecks).toBe(10_000)
  yookassa.refundsEndAs('pending')
  expect((await refund(id)).json()).toMatchObject({ state: 'pending' })
  expect((await quote(high.id, buyer)).totalKopecks).toBe(20_000)
  const upgrade = await shop.order(buyer, { [high.id]: 1 }, { provider: 'yookassa', recipient: RECIPIENT })
  expect(upgrade.totalKopecks).toBe(20_000)
  yookassa.finishRefunds('succeeded')
  await shop.pass(5 * MINUTE)
  yookassa.pay(yookassa.payments.at(-1)?.id ?? '')
  await shop.pass(5 * MINUTE)
  expect((await shop.read(buyer, id)).status).toBe('refunded')
  expect((await shop.read(buyer, upgrade.id)).status).toBe('paid')
  expect((await shop.proof()).isSound).toBe(true)
})

test('where money is real, nobody has what a test brought, and its money buys nothing', async () => {
  const { shop, yookassa, hear, low, high, buy, quote } = await openLadder()
  const { buyer } = await buy('Scout', low.id)
  expect((await quote(low.id, buyer)).missing).toMatchObject([{ code: 'already_owned' }])
  const late = await shop.order(buyer, { [high.id]: 1 }, { provider: 'yookassa', recipient: RECIPIENT })
  await buyer.call('POST', `/shop/orders/${late.id}/cancel`)
  yookassa.pay(yookassa.payments.at(-1)?.id ?? '')
  await hear()
  await shop.database.query.updateTable('orders').set({ is_test: 1 }).execute()
  expect(await quote(low.id, buyer)).toMatchObject({ missing: [], totalKopecks: 10_000 })
  expect((await quote(high.id, buyer)).totalKopecks).toBe(20_000)
  const { unclaimed } = (await shop.staff.call('GET', `/admin/orders/${late.id}`)).json<{
    unclaimed: { ways: string[] }[]
  }>()
  expect(unclaimed[0]?.ways).toEqual(['return', 'outside'])
})

test('a privilege that two orders gave goes with the second of them', async () => {
  const { shop, low, refund } = await openLadder()
  const yookassa = { provider: 'yookassa', recipient: RECIPIENT } as const
  const [first, second] = [await shop.player('Scout'), await shop.player('Friend')]
  const orders = [
    await shop.order(first, { [low.id]: 1 }, yookassa),
    await shop.order(second, { [low.id]: 1 }, yookassa),
  ]
  for (const { id } of orders)
    await shop.staff.call('POST', `/admin/orders/${id}/confirm`, { body: { reason: 'Cash' } })
  for (const { id } of (await shop.deliveries()).data)
    await shop.staff.call('POST', `/admin/deliveries/${id}/done`, { body: { reason: 'by hand' } })
  const takeBack = async (id = '') => {
    const reply = await shop.staff.call('POST', `/admin/orders/${id}/refunds`, {
      body: { reason: 'Twice', isDoneOutside: true },
      headers: { 'idempotency-key': id },
    })
    expect(reply.statusCode).toBeLessThan(300)
    return (await shop.deliveries()).data.filter(({ command }) => command === 'rank remove low').length
  }
  expect(await takeBack(orders[1]?.id)).toBe(0)
  expect(await takeBack(orders[0]?.id)).toBe(1)
  expect((await refund(orders[0]?.id ?? '')).statusCode).toBe(409)
})
