/** Money of top-ups that goes back by its provider: set apart, asked for once, and booked once whoever tells of it. */
import { expect, test } from 'vitest'
import type { MadeOrder } from '#shared/contract/shop/orders.ts'
import type { StaffTopUp } from '#shared/contract/shop/top-ups.ts'
import { errorCode } from '#tests/harness/test-app.ts'
import { openWithYookassa } from '#tests/shop/open-with-yookassa.ts'

const MINUTE = 60_000

async function openPaid(times = 1) {
  const { shop, yookassa, hear } = await openWithYookassa({ WALLET_TOPUP: 'on' })
  const userId = await shop.createUser('Scout')
  const player = await shop.signIn(userId)
  const body = { amountKopecks: 50_000, email: 'scout@example.org', provider: 'yookassa', consent: true }
  const ids: string[] = []
  for (let index = 0; index < times; index++) {
    const headers = { 'idempotency-key': `top-up-${index}` }
    ids.push((await player.call('POST', '/profile/top-ups', { body, headers })).json<MadeOrder>().id)
    yookassa.pay(yookassa.payments.at(-1)?.id ?? '')
    await hear()
  }
  const [id = ''] = ids
  let keys = 0
  return {
    shop,
    yookassa,
    userId,
    player,
    id,
    payment: yookassa.payments[0]?.id ?? '',
    hear,
    refund: (body: object = {}) =>
      shop.staff.call('POST', `/admin/top-ups/${id}/refunds`, {
        body: { reason: 'Asked for it', ...body },
        headers: { 'idempotency-key': `refund-${++keys}` },
      }),
    read: async () =>
      (await shop.staff.call('GET', '/admin/top-ups'))
        .json<{ data: StaffTopUp[] }>()
        .data.find((one) => one.id === id) as StaffTopUp,
    decide: (refundId: string, isDone: boolean) =>
      shop.staff.call('POST', `/admin/top-ups/${id}/refunds/${refundId}/decide`, {
        body: { isDone, reason: 'As the cabinet shows' },
      }),
    async isSound() {
      await shop.pass(10 * MINUTE)
      expect(await shop.proof()).toMatchObject({ isSound: true })
    },
  }
}

test('the provider is asked once, and what it tells of that is not booked again', async () => {
  const { shop, yookassa, userId, read, refund, hear, isSound } = await openPaid()
  expect(await read()).toMatchObject({ isRefundedHere: true, leftKopecks: 50_000, refunds: [] })
  const [one, other] = await Promise.all([
    refund({ amountKopecks: 30_000 }),
    refund({ amountKopecks: 30_000 }),
  ])
  expect([one.statusCode, other.statusCode].sort()).toEqual([200, 409])
  expect(yookassa.refunds.map(({ amount }) => amount.value)).toEqual(['300.00'])
  await hear()
  expect(await read()).toMatchObject({
    status: 'partly_refunded',
    refundedKopecks: 30_000,
    leftKopecks: 20_000,
    refunds: [{ state: 'done', amountKopecks: 30_000, isDoneOutside: false }],
  })
  expect(await shop.balanceOf(userId)).toBe(20_000)
  expect(await shop.books()).toEqual({ 'provider:yookassa RUB': -20_000 })
  await isSound()
})

test('while it is not clear nobody spends it; refused it is the player’s again', async () => {
  const { shop, yookassa, userId, player, refund, read, isSound } = await openPaid()
  const { id: product } = await shop.sell('diamonds')
  yookassa.refundsEndAs('pending')
  expect((await refund()).json()).toMatchObject({ leftKopecks: 0, refunds: [{ state: 'pending' }] })
  expect(errorCode(await shop.send(player, shop.draftOf({ [product]: 1 }, { provider: 'balance' })))).toBe(
    'balance_too_low',
  )
  expect(errorCode(await refund())).toBe('nothing_left')
  yookassa.finishRefunds('canceled')
  await shop.pass(10 * MINUTE)
  expect(await read()).toMatchObject({
    status: 'paid',
    leftKopecks: 50_000,
    refunds: [{ state: 'failed' }],
  })
  expect(await shop.balanceOf(userId)).toBe(50_000)
  const [line] = (await player.call('GET', '/profile/transactions')).json<{ description: string }[]>()
  expect(line?.description).toMatch(/не состоялся|did not happen/)
  await isSound()
})

test('a refund that was made in the cabinet and booked by staff is one when its provider tells of it', async () => {
  const { shop, yookassa, userId, id, payment, refund, read, hear, isSound } = await openPaid(2)
  yookassa.refundInCabinet(payment, '500.00')
  expect((await refund({ isDoneOutside: true })).statusCode).toBe(200)
  await hear()
  expect(await shop.balanceOf(userId)).toBe(50_000)
  // Another one looks the same, so staff are asked.
  expect(await read()).toMatchObject({ status: 'refunded', refundedKopecks: 50_000, isRefundedMore: true })
  const waiting = await shop.staff.call('GET', '/admin/top-ups?attention=true')
  expect(waiting.json()).toMatchObject({ total: 1 })
  const said = await shop.staff.call('POST', `/admin/top-ups/${id}/refunded-more`, {
    body: { reason: 'The same' },
  })
  expect(said.json()).toMatchObject({ isRefundedMore: false })
  await isSound()
})

test('a provider that is silent after it took the call is asked again with the same key, and gives back once', async () => {
  const { shop, yookassa, userId, refund, read, isSound } = await openPaid()
  yookassa.misbehave('POST /refunds', 'fault-after')
  expect((await refund()).json()).toMatchObject({ refunds: [{ state: 'pending' }] })
  await shop.pass(3 * MINUTE)
  expect(await read()).toMatchObject({ status: 'refunded', refunds: [{ state: 'done' }] })
  expect(yookassa.refunds).toHaveLength(1)
  expect(await shop.balanceOf(userId)).toBe(0)
  await isSound()
})

test('of one that nobody knows the end of staff say once what the cabinet shows', async () => {
  const { shop, yookassa, userId, refund, read, decide, isSound } = await openPaid()
  yookassa.refundsEndAs('pending')
  await refund()
  await shop.database.query.updateTable('top_up_refunds').set({ state: 'review' }).execute()
  const waiting = await shop.staff.call('GET', '/admin/top-ups?attention=true')
  expect(waiting.json()).toMatchObject({ total: 1 })
  const refundId = (await read()).refunds[0]?.id ?? ''
  const both = await Promise.all([decide(refundId, false), decide(refundId, false)])
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  expect(await shop.balanceOf(userId)).toBe(50_000)
  expect((await read()).refunds).toMatchObject([{ state: 'failed' }])
  await isSound()
})

test('where the account goes while its money is on the way back, what comes back is nobody’s', async () => {
  const { shop, yookassa, userId, refund, read, isSound } = await openPaid()
  yookassa.refundsEndAs('pending')
  await refund()
  expect((await (await shop.administrator()).call('DELETE', `/admin/users/${userId}`)).statusCode).toBe(204)
  yookassa.finishRefunds('canceled')
  await shop.pass(10 * MINUTE)
  expect(await read()).toMatchObject({ status: 'review', owner: null, unclaimedKopecks: 50_000 })
  yookassa.refundsEndAs('succeeded')
  expect((await refund()).json()).toMatchObject({ status: 'refunded', unclaimedKopecks: 0 })
  expect(await shop.books()).toEqual({})
  await isSound()
})
