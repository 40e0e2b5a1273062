/** Orders that cost nothing: what they gave is taken back without money, and lower tiers are not bound to them for ever. */
import { expect, test } from 'vitest'
import { errorCode, type TestClient } from '#tests/harness/test-app.ts'
import { GIVE, openShop } from '#tests/shop/open-shop.ts'

async function openFree() {
  const shop = await openShop()
  const userId = await shop.createUser('Scout')
  const buyer = await shop.signIn(userId)
  const admin = await shop.administrator()
  await admin.call('POST', '/admin/roles', { body: { name: 'Guard', permissions: [] } })
  await shop.staff.call('POST', '/admin/shop/coupons', { body: { code: 'ALL100', percent: 100 } })
  let keys = 0
  return {
    shop,
    userId,
    buyer,
    orderFree: (productId: number, who: TestClient = buyer) =>
      shop.order(who, { [productId]: 1 }, { coupon: 'ALL100' }),
    refund: (id: string, body: object = {}) =>
      shop.staff.call('POST', `/admin/orders/${id}/refunds`, {
        body: { reason: 'Sorry', ...body },
        headers: { 'idempotency-key': `refund-${++keys}` },
      }),
    rolesOf: async () =>
      (await shop.database.query.selectFrom('user_roles').where('user_id', '=', userId).selectAll().execute())
        .length,
  }
}

test('roles, LandCoins and commands go back, once', async () => {
  const { shop, userId, buyer, orderFree, refund, rolesOf } = await openFree()
  const { id: productId } = await shop.sell('guard', {
    category: 'privileges',
    actions: [
      { ...GIVE, command: 'guard add {player}' },
      { ...GIVE, when: 'refunded', command: 'guard remove {player}' },
      { when: 'bought', kind: 'role', role: 'Guard' },
      { when: 'bought', kind: 'landcoins', amount: 200 },
    ],
  })
  const { id } = await orderFree(productId)
  expect([await rolesOf(), await shop.balanceOf(userId, 'LC')]).toEqual([1, 200])
  expect(errorCode(await refund(id, { amountKopecks: 100 }))).toBe('nothing_left')
  expect((await refund(id)).json()).toMatchObject({ state: 'done' })
  expect([await rolesOf(), await shop.balanceOf(userId, 'LC')]).toEqual([0, 0])
  expect(await shop.read(buyer, id)).toMatchObject({ status: 'refunded', refundedKopecks: 0 })
  expect((await shop.deliveries('?state=queued')).total).toBe(0)
  expect(errorCode(await refund(id))).toBe('nothing_left')
  expect((await shop.proof()).isSound).toBe(true)
})

test('a lower tier goes back after the upgrade that cost nothing', async () => {
  const { shop, buyer, orderFree, refund } = await openFree()
  const tier = { category: 'privileges', ladder: 'rank', paysDifference: true } as const
  const low = await shop.sell('low', { ...tier, ladderTier: 1 })
  const high = await shop.sell('high', { ...tier, ladderTier: 2, priceKopecks: 20_000 })
  const paid = await shop.order(buyer, { [low.id]: 1 })
  await shop.play(paid.payUrl, 'pay')
  const free = await orderFree(high.id, await shop.player('Friend'))
  expect(errorCode(await refund(paid.id, { isDoneOutside: true }))).toBe('upgraded_since')
  expect((await refund(free.id)).statusCode).toBeLessThan(300)
  expect((await refund(paid.id, { isDoneOutside: true })).statusCode).toBeLessThan(300)
  expect((await shop.read(buyer, paid.id)).status).toBe('refunded')
  expect((await shop.proof()).isSound).toBe(true)
})
