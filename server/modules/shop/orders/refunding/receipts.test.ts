/** Receipts are followed until they are registered; a refused one waits for the staff until they have made another. */
import { expect, test } from 'vitest'
import type { StaffOrder } from '#shared/contract/shop/staff-orders.ts'
import { startRobokassa } from '#tests/providers/robokassa/start-robokassa.ts'
import { openShop, SELLER } from '#tests/shop/open-shop.ts'
import { openWithYookassa, RECEIPTS } from '#tests/shop/open-with-yookassa.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

type Shop = Awaited<ReturnType<typeof openShop>>
const read = async ({ staff }: Shop, id: string) => {
  const { attempts, refunds } = (await staff.call('GET', `/admin/orders/${id}`)).json<StaffOrder>()
  return [...attempts, ...refunds].map(({ receipt }) => receipt)
}
const waiting = async ({ staff }: Shop) =>
  (await staff.call('GET', '/admin/orders?attention=true')).json<{ total: number }>().total

test('the receipt of a refund is followed after the money has gone back, and a refused one is settled once', async () => {
  const { shop, yookassa, lastPayment } = await openWithYookassa(RECEIPTS)
  const buyer = await shop.player('Scout')
  const { id } = await shop.sell('diamonds')
  const order = await shop.order(buyer, { [id]: 1 }, { provider: 'yookassa' })
  yookassa.pay(lastPayment())
  await shop.pass(2 * MINUTE)
  const refund = await shop.staff.call('POST', `/admin/orders/${order.id}/refunds`, {
    body: { reason: 'Asked for it' },
    headers: { 'idempotency-key': 'whole' },
  })
  expect(refund.json()).toMatchObject({ state: 'done' })
  expect(await read(shop, order.id)).toEqual(['registered', 'pending'])
  await shop.pass(2 * MINUTE)
  expect(await read(shop, order.id)).toEqual(['registered', 'pending'])
  yookassa.finishReceiptsOfRefunds('canceled')
  expect(await waiting(shop)).toBe(0)
  await shop.pass(DAY)
  expect(await read(shop, order.id)).toEqual(['registered', 'refused'])
  expect(await waiting(shop)).toBe(1)
  const settle = () =>
    shop.staff.call('POST', `/admin/orders/${order.id}/receipts`, { body: { reason: 'Till, no. 17' } })
  expect((await settle()).statusCode).toBe(200)
  const again = (await settle()).json<StaffOrder>()
  expect(again.refunds.map(({ receipt }) => receipt)).toEqual(['outside'])
  expect(again.deeds.filter(({ reason }) => reason === 'Till, no. 17')).toHaveLength(1)
  expect(await waiting(shop)).toBe(0)
})

test('a receipt that YooKassa refuses with the payment waits for the staff', async () => {
  const { shop, yookassa, lastPayment } = await openWithYookassa(RECEIPTS)
  const buyer = await shop.player('Scout')
  const { id } = await shop.sell('diamonds')
  const order = await shop.order(buyer, { [id]: 1 }, { provider: 'yookassa' })
  yookassa.receiptsEndAs('canceled')
  yookassa.pay(lastPayment())
  await shop.pass(2 * MINUTE)
  expect((await shop.read(buyer, order.id)).status).toBe('paid')
  expect(await read(shop, order.id)).toEqual(['refused'])
  expect(await waiting(shop)).toBe(1)
})

test('that of Robokassa is asked for after the payment was told, until it is registered', async () => {
  const robokassa = await startRobokassa()
  const { login, password1, password2 } = robokassa.settings
  const shop = await openShop(
    {
      ROBOKASSA_LOGIN: login,
      ROBOKASSA_PASSWORD1: password1,
      ROBOKASSA_PASSWORD2: password2,
      ROBOKASSA_URL: robokassa.url,
      ROBOKASSA_FISCAL_URL: robokassa.url,
      ...RECEIPTS,
    } as Parameters<typeof openShop>[0],
    { seller: SELLER },
  )
  const buyer = await shop.player('Scout')
  const { id } = await shop.sell('diamonds')
  const order = await shop.order(buyer, { [id]: 1 }, { provider: 'robokassa' })
  robokassa.pay(order.payUrl ?? '')
  robokassa.receiptsStandAt('1')
  await shop.anonymous.call('POST', '/payments/robokassa/notifications', {
    body: robokassa.outbox.at(-1)?.text,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  expect((await shop.read(buyer, order.id)).status).toBe('paid')
  await shop.pass(2 * MINUTE)
  expect(await read(shop, order.id)).toEqual(['pending'])
  robokassa.receiptsStandAt('3')
  await shop.pass(DAY)
  expect(await read(shop, order.id)).toEqual(['refused'])
  expect(robokassa.violations).toEqual([])
})
