/** What comes for a top-up in another currency is nobody's: it waits for staff, and nobody is asked to pay again meanwhile. */
import { expect, test } from 'vitest'
import type { MadeOrder } from '#shared/contract/shop/orders.ts'
import type { OwnTopUp, StaffTopUp } from '#shared/contract/shop/top-ups.ts'
import { errorCode } from '#tests/harness/test-app.ts'
import { openWithYookassa } from '#tests/shop/open-with-yookassa.ts'

const MINUTE = 60_000

async function openForeign() {
  const { shop, yookassa, hear, lastPayment } = await openWithYookassa({ WALLET_TOPUP: 'on' })
  const userId = await shop.createUser('Scout')
  const player = await shop.signIn(userId)
  const body = { amountKopecks: 50_000, email: 'scout@example.org', provider: 'yookassa', consent: true }
  const headers = { 'idempotency-key': 'top-up' }
  const make = async () =>
    (await player.call('POST', '/profile/top-ups', { body, headers })).json<MadeOrder>()
  const { id } = await make()
  yookassa.lie(lastPayment(), { value: '500.00', currency: 'USD' })
  yookassa.pay(lastPayment())
  await hear()
  let keys = 0
  return {
    shop,
    yookassa,
    hear,
    lastPayment,
    userId,
    player,
    make,
    pay: () => player.call('POST', `/profile/top-ups/${id}/pay`, { body: { provider: 'yookassa' } }),
    refund: (draft: object = {}) =>
      shop.staff.call('POST', `/admin/top-ups/${id}/refunds`, {
        body: { reason: 'Sent back by hand', ...draft },
        headers: { 'idempotency-key': `refund-${++keys}` },
      }),
    own: async () =>
      (await player.call('GET', '/profile/top-ups')).json<{ data: OwnTopUp[] }>().data[0] as OwnTopUp,
    waiting: async () =>
      (await shop.staff.call('GET', '/admin/top-ups?attention=true')).json<{ data: StaffTopUp[] }>().data,
    async isSound() {
      await shop.pass(10 * MINUTE)
      expect(await shop.proof()).toMatchObject({ isSound: true })
    },
  }
}

test('it waits for staff, who are told sum and currency, and is asked for no second time', async () => {
  const { shop, userId, make, pay, own, waiting, isSound } = await openForeign()
  expect(await waiting()).toMatchObject([
    { status: 'review', foreign: [{ amount: 50_000, currency: 'USD' }], unclaimedKopecks: 0, leftKopecks: 0 },
  ])
  const clerk = await shop.player('Clerk', ['access_admin_panel', 'view_orders', 'manage_orders'])
  expect((await clerk.call('GET', '/admin/pending')).json()).toMatchObject({
    lines: expect.arrayContaining([{ key: 'topUps', count: 1 }]),
  })
  expect(await own()).toMatchObject({ status: 'review', payUrl: null })
  expect(errorCode(await pay())).toBe('top_up_settled')
  expect((await make()).payUrl).toBeNull()
  expect(await shop.balanceOf(userId)).toBe(0)
  await isSound()
})

test('staff book that it was returned another way, once, and never as roubles', async () => {
  const { shop, own, pay, refund, waiting, isSound } = await openForeign()
  expect(errorCode(await refund({ isDoneOutside: true }))).toBe('nothing_left')
  expect(errorCode(await refund({ currency: 'USD' }))).toBe('refund_only_outside')
  expect(errorCode(await refund({ currency: 'USD', isDoneOutside: true, amountKopecks: 50_001 }))).toBe(
    'nothing_left',
  )
  const settle = () => refund({ currency: 'USD', isDoneOutside: true })
  const both = await Promise.all([settle(), settle()])
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  expect(both.find(({ statusCode }) => statusCode === 200)?.json()).toMatchObject({
    status: 'refunded',
    refundedKopecks: 0,
    foreign: [],
    refunds: [{ state: 'done', amountKopecks: 50_000, currency: 'USD', isDoneOutside: true }],
  })
  expect(await waiting()).toEqual([])
  expect(await own()).toMatchObject({ status: 'refunded', refundedKopecks: 0 })
  expect(errorCode(await pay())).toBe('top_up_settled')
  expect(await shop.books()).toEqual({})
  await isSound()
})

test('what its provider gives back waits for nobody any more', async () => {
  const { shop, yookassa, hear, lastPayment, own, waiting, isSound } = await openForeign()
  const payment = yookassa.payments.at(-1)
  if (payment) payment.refunded_amount = { value: '500.00', currency: 'USD' }
  expect(lastPayment()).toBe(payment?.id)
  await hear()
  expect(await waiting()).toEqual([])
  expect(await own()).toMatchObject({ status: 'refunded' })
  expect(await shop.books()).toEqual({})
  await isSound()
})
