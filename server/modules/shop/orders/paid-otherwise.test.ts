/** An order that was not paid yet, and is paid by something else, or after the shop became another. */
import { expect, test } from 'vitest'
import { moveMoney } from '#tests/harness/money.ts'
import { errorCode } from '#tests/harness/test-app.ts'
import { openWithYookassa, ROBOKASSA } from '#tests/shop/open-with-yookassa.ts'

async function openWithTwo() {
  const { shop, yookassa } = await openWithYookassa(ROBOKASSA)
  const userId = await shop.createUser('Scout')
  const buyer = await shop.signIn(userId)
  const { id: productId } = await shop.sell('diamonds', { stock: 9 })
  const order = await shop.order(buyer, { [productId]: 1 }, { provider: 'yookassa' })
  const pay = (provider: string) => {
    shop.clock.advance(1_000)
    return buyer.call('POST', `/shop/orders/${order.id}/pay`, { body: { provider } })
  }
  return { shop, yookassa, buyer, userId, order, pay }
}

test('whoever comes back to a provider pays there what was begun there', async () => {
  const { shop, yookassa, buyer, order, pay } = await openWithTwo()
  expect((await pay('robokassa')).json()).toMatchObject({ payUrl: expect.stringContaining('OutSum=') })
  expect((await shop.read(buyer, order.id)).payUrl).toContain('OutSum=')
  expect((await pay('yookassa')).json()).toEqual({ payUrl: order.payUrl })
  expect(await shop.read(buyer, order.id)).toMatchObject({ provider: 'yookassa', payUrl: order.payUrl })
  expect(yookassa.payments).toHaveLength(1)
  expect(await shop.database.query.selectFrom('payment_attempts').select('id').execute()).toHaveLength(2)
})

test.for(['yookassa', 'balance'])('an order of a test is paid by no real money, as %s', async (provider) => {
  const { shop, buyer, userId, order, pay } = await openWithTwo()
  await moveMoney(shop.database, userId, 50_000)
  await shop.database.query.updateTable('orders').set({ is_test: 1 }).execute()
  expect(errorCode(await pay(provider))).toBe('order_settled')
  expect((await shop.read(buyer, order.id)).status).toBe('expired')
  expect((await shop.find('diamonds')).stockLeft).toBe(9)
  expect(await shop.balanceOf(userId)).toBe(50_000)
})
