/** What went back partly another way and partly at the provider: each kopeck is booked once, whoever tells of it first. */
import { expect, test } from 'vitest'
import type { MadeOrder } from '#shared/contract/shop/orders.ts'
import { openWithYookassa } from '#tests/shop/open-with-yookassa.ts'

const MINUTE = 60_000
const OUTSIDE = { amountKopecks: 4_000, isDoneOutside: true, reason: 'To a card' }

async function openRefunding() {
  const { shop, yookassa, lastPayment, hear } = await openWithYookassa({ WALLET_TOPUP: 'on' })
  const userId = await shop.createUser('Scout')
  const buyer = await shop.signIn(userId)
  let keys = 0
  return {
    shop,
    yookassa,
    hear,
    userId,
    buyer,
    async payLast(): Promise<void> {
      yookassa.pay(lastPayment())
      await hear()
    },
    refund: async (path: string, body: object) => {
      const headers = { 'idempotency-key': `refund-${++keys}` }
      expect((await shop.staff.call('POST', `${path}/refunds`, { body, headers })).statusCode).toBeLessThan(
        300,
      )
    },
  }
}

test('an order', async () => {
  const { shop, yookassa, hear, buyer, payLast, refund } = await openRefunding()
  const { id: product } = await shop.sell('diamonds')
  const { id } = await shop.order(buyer, { [product]: 1 }, { provider: 'yookassa' })
  await payLast()
  const path = `/admin/orders/${id}`
  await refund(path, OUTSIDE)
  yookassa.refundsEndAs('pending')
  await refund(path, { reason: 'The rest' })
  yookassa.finishRefunds('succeeded')
  // The payment is looked up before the refund is.
  await hear()
  expect(await shop.read(buyer, id)).toMatchObject({ status: 'refunded', refundedKopecks: 10_000 })
  await shop.pass(10 * MINUTE)
  await hear()
  expect(await shop.read(buyer, id)).toMatchObject({ status: 'refunded', refundedKopecks: 10_000 })
  expect(await shop.books()).toEqual({ 'sales RUB': 10_000, 'refunds RUB': -10_000 })
  expect((await shop.proof()).isSound).toBe(true)
})

test('a top-up, whose owner keeps what else is theirs', async () => {
  const { shop, yookassa, hear, userId, buyer, payLast, refund } = await openRefunding()
  const body = { amountKopecks: 10_000, email: 'scout@example.org', provider: 'yookassa', consent: true }
  const begin = async (key: string) => {
    const headers = { 'idempotency-key': key }
    const { id } = (await buyer.call('POST', '/profile/top-ups', { body, headers })).json<MadeOrder>()
    await payLast()
    return id
  }
  await begin('kept')
  const path = `/admin/top-ups/${await begin('refunded')}`
  expect(await shop.balanceOf(userId)).toBe(20_000)
  await refund(path, OUTSIDE)
  yookassa.refundsEndAs('pending')
  await refund(path, { amountKopecks: 6_000, reason: 'The rest' })
  yookassa.finishRefunds('succeeded')
  await hear()
  expect(await shop.balanceOf(userId)).toBe(10_000)
  await shop.pass(10 * MINUTE)
  await hear()
  expect(await shop.balanceOf(userId)).toBe(10_000)
  const { data } = (await shop.staff.call('GET', '/admin/top-ups')).json<{ data: object[] }>()
  expect(data[0]).toMatchObject({ status: 'refunded', refundedKopecks: 10_000, leftKopecks: 0 })
  expect((await shop.proof()).isSound).toBe(true)
})

test('what staff said went back another way, and its provider tells of after all, went back once', async () => {
  const { shop, yookassa, hear, buyer, payLast, refund } = await openRefunding()
  const { id: product } = await shop.sell('diamonds')
  const { id } = await shop.order(buyer, { [product]: 1 }, { provider: 'yookassa' })
  await payLast()
  await refund(`/admin/orders/${id}`, OUTSIDE)
  yookassa.refundInCabinet(yookassa.payments.at(-1)?.id ?? '', '40.00')
  await hear()
  await hear()
  expect(await shop.read(buyer, id)).toMatchObject({ status: 'partly_refunded', refundedKopecks: 4_000 })
  yookassa.refundInCabinet(yookassa.payments.at(-1)?.id ?? '', '50.00')
  await hear()
  expect(await shop.read(buyer, id)).toMatchObject({ status: 'partly_refunded', refundedKopecks: 9_000 })
})
