/** A top-up that is tried at several providers: whichever is paid counts, and money beyond it is nobody's until staff decide. */
import { expect, test } from 'vitest'
import type { MadeOrder } from '#shared/contract/shop/orders.ts'
import type { StaffTopUp } from '#shared/contract/shop/top-ups.ts'
import { errorCode } from '#tests/harness/test-app.ts'
import { startRobokassa } from '#tests/providers/robokassa/start-robokassa.ts'
import { openWithYookassa } from '#tests/shop/open-with-yookassa.ts'

const MINUTE = 60_000

/** Begun at YooKassa, and tried at Robokassa without having been paid. */
async function openTried() {
  const robokassa = await startRobokassa()
  const { shop, yookassa, hear } = await openWithYookassa({
    WALLET_TOPUP: 'on',
    ROBOKASSA_LOGIN: robokassa.settings.login,
    ROBOKASSA_PASSWORD1: robokassa.settings.password1,
    ROBOKASSA_PASSWORD2: robokassa.settings.password2,
    ROBOKASSA_URL: robokassa.url,
  })
  const userId = await shop.createUser('Scout')
  const player = await shop.signIn(userId)
  const body = { amountKopecks: 50_000, email: 'scout@example.org', provider: 'yookassa', consent: true }
  const headers = { 'idempotency-key': 'top-up' }
  const { id, payUrl } = (await player.call('POST', '/profile/top-ups', { body, headers })).json<MadeOrder>()
  const tryBy = async (provider: string) => {
    shop.clock.advance(1_000)
    return player.call('POST', `/profile/top-ups/${id}/pay`, { body: { provider } })
  }
  const other = (await tryBy('robokassa')).json<{ payUrl: string }>().payUrl
  let keys = 0
  return {
    shop,
    yookassa,
    hear,
    userId,
    player,
    id,
    payUrl,
    tryBy,
    async payAtRobokassa(): Promise<void> {
      robokassa.pay(other)
      const { statusCode } = await shop.anonymous.call('POST', '/payments/robokassa/notifications', {
        body: robokassa.outbox.at(-1)?.text ?? '',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      })
      expect(statusCode).toBe(200)
    },
    refund: (amountKopecks: number, isDoneOutside = false) =>
      shop.staff.call('POST', `/admin/top-ups/${id}/refunds`, {
        body: { reason: 'Asked for it', amountKopecks, isDoneOutside },
        headers: { 'idempotency-key': `refund-${++keys}` },
      }),
    credit: () => shop.staff.call('POST', `/admin/top-ups/${id}/credit`, { body: { reason: 'Paid twice' } }),
    read: async () =>
      (await shop.staff.call('GET', '/admin/top-ups')).json<{ data: StaffTopUp[] }>().data[0] as StaffTopUp,
  }
}

test('it is of the provider that was paid, which gives it back, whatever was tried last', async () => {
  const { shop, yookassa, hear, refund, read } = await openTried()
  expect(await read()).toMatchObject({ provider: 'robokassa' })
  yookassa.pay(yookassa.payments[0]?.id ?? '')
  await hear()
  expect(await read()).toMatchObject({ status: 'paid', provider: 'yookassa', isRefundedHere: true })
  expect((await refund(50_000)).statusCode).toBe(200)
  expect(yookassa.refunds.map(({ amount }) => amount.value)).toEqual(['500.00'])
  expect(await shop.books()).toEqual({})
})

test('what comes back to be nobody’s after a credit is credited as well', async () => {
  const { shop, yookassa, hear, userId, payAtRobokassa, refund, credit, read } = await openTried()
  await payAtRobokassa()
  yookassa.pay(yookassa.payments[0]?.id ?? '')
  await hear()
  expect(await read()).toMatchObject({
    unclaimedKopecks: 50_000,
    leftKopecks: 50_000,
    leftElsewhereKopecks: 50_000,
  })
  expect(await shop.balanceOf(userId)).toBe(50_000)
  yookassa.refundsEndAs('pending')
  await refund(30_000)
  expect((await credit()).json()).toMatchObject({ unclaimedKopecks: 0 })
  expect(await shop.balanceOf(userId)).toBe(70_000)
  yookassa.finishRefunds('canceled')
  await shop.pass(10 * MINUTE)
  expect(await read()).toMatchObject({ unclaimedKopecks: 30_000 })
  expect((await credit()).json()).toMatchObject({ unclaimedKopecks: 0 })
  expect(errorCode(await credit())).toBe('nothing_left')
  expect(await shop.balanceOf(userId)).toBe(100_000)
  expect(await shop.books()).toEqual({ 'provider:robokassa RUB': -50_000, 'provider:yookassa RUB': -50_000 })
  await shop.pass(10 * MINUTE)
  expect(await shop.proof()).toMatchObject({ isSound: true })
})

test('one refund is of one payment: staff are told the most that it can be, and what is left beside it', async () => {
  const { yookassa, hear, payAtRobokassa, refund, credit, read } = await openTried()
  yookassa.pay(yookassa.payments[0]?.id ?? '')
  await hear()
  expect(await read()).toMatchObject({ leftKopecks: 50_000, leftElsewhereKopecks: 0 })
  await payAtRobokassa()
  await credit()
  expect(errorCode(await refund(80_000))).toBe('nothing_left')
  const { leftKopecks, leftElsewhereKopecks } = await read()
  expect([leftKopecks, leftElsewhereKopecks]).toEqual([50_000, 50_000])
  // What its provider gives back is asked for first, though the other payment is newer.
  expect(await read()).toMatchObject({ isRefundedHere: true })
  expect((await refund(20_000)).json()).toMatchObject({ leftKopecks: 30_000, leftElsewhereKopecks: 50_000 })
  expect(errorCode(await refund(30_001))).toBe('nothing_left')
  expect((await refund(30_000)).json()).toMatchObject({
    leftKopecks: 50_000,
    leftElsewhereKopecks: 0,
    isRefundedHere: false,
  })
  expect(errorCode(await refund(50_000))).toBe('refund_only_outside')
  expect((await refund(50_000, true)).json()).toMatchObject({ status: 'refunded', leftKopecks: 0 })
})

test('whoever comes back to a provider pays there what was begun there', async () => {
  const { yookassa, payUrl, tryBy, player } = await openTried()
  expect((await tryBy('yookassa')).json()).toEqual({ payUrl })
  expect((await player.call('GET', '/profile/top-ups')).json()).toMatchObject({ data: [{ payUrl }] })
  expect(yookassa.payments).toHaveLength(1)
})

test('one of a shop that was a test is paid by no real money', async () => {
  const { shop, tryBy } = await openTried()
  await shop.database.query.updateTable('top_ups').set({ is_test: 1 }).execute()
  expect(errorCode(await tryBy('yookassa'))).toBe('top_up_settled')
})
