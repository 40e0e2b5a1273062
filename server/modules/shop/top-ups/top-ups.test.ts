/** Roubles on one's own balance: credited once, spent on whole orders, given back, and only where the operator allows it. */
import { expect, test } from 'vitest'
import { findPaymentConflicts } from '#server/config/payments.ts'
import type { MadeOrder } from '#shared/contract/shop/orders.ts'
import type { OwnTopUp, StaffTopUp } from '#shared/contract/shop/top-ups.ts'
import { errorCode, type TestClient } from '#tests/harness/test-app.ts'
import { openShop } from '#tests/shop/open-shop.ts'
import { openWithYookassa, RECEIPTS } from '#tests/shop/open-with-yookassa.ts'

const MINUTE = 60_000
const DRAFT = { amountKopecks: 50_000, email: 'scout@example.org', provider: 'test', consent: true }

let keys = 0
const send = (player: TestClient, changes: object = {}, key = `top-up-${++keys}`) =>
  player.call('POST', '/profile/top-ups', {
    body: { ...DRAFT, ...changes },
    headers: { 'idempotency-key': key },
  })
const own = async (player: TestClient) =>
  (await player.call('GET', '/profile/top-ups')).json<{ providers: string[]; data: OwnTopUp[] }>()

const refund = (shop: Awaited<ReturnType<typeof openShop>>, id: string, body: object, key: string) =>
  shop.staff.call('POST', `/admin/top-ups/${id}/refunds`, {
    body: { reason: 'Asked for it', ...body },
    headers: { 'idempotency-key': key },
  })

async function openTest() {
  const shop = await openShop({ PAYMENTS_TEST: 'true', WALLET_TOPUP: 'on' })
  const userId = await shop.createUser('Scout')
  return { shop, userId, player: await shop.signIn(userId) }
}
const isSound = async (shop: Awaited<ReturnType<typeof openShop>>) =>
  expect(await shop.proof()).toMatchObject({ isSound: true })

test('what is paid stands on the balance once, is told by letter and pays a whole order', async () => {
  const { shop, userId, player } = await openTest()
  expect((await shop.anonymous.call('GET', '/shop/state')).json()).toMatchObject({ takesTopUps: true })
  const [first, again] = await Promise.all([send(player, {}, 'one'), send(player, {}, 'one')])
  expect([first.statusCode, again.statusCode]).toEqual([201, 201])
  const made = first.json<MadeOrder>()
  expect(again.json<MadeOrder>().id).toBe(made.id)
  expect(made).toMatchObject({ status: 'awaiting_payment', totalKopecks: 50_000 })
  expect(errorCode(await send(player, { amountKopecks: 60_000 }, 'one'))).toBe('idempotency_key_reused')
  expect((await own(player)).data).toMatchObject([{ status: 'awaiting_payment', payUrl: made.payUrl }])
  await shop.play(made.payUrl, 'pay')
  expect(await own(player)).toMatchObject({ providers: ['test'], data: [{ status: 'paid', payUrl: null }] })
  expect(await shop.balanceOf(userId)).toBe(50_000)
  expect((await player.call('GET', '/profile/transactions')).json()).toMatchObject([
    { currency: 'RUB', amount: 50_000, description: expect.stringContaining(made.number) },
  ])
  await shop.runBackgroundWork(1_000)
  await shop.lettersAreSent()
  expect(shop.letters.map(({ to }) => to)).toEqual(['scout@example.org'])
  const { id } = await shop.sell('diamonds', { priceKopecks: 40_000 })
  const order = await shop.order(player, { [id]: 1 }, { provider: 'balance' })
  expect(order.status).toBe('paid')
  expect(await shop.balanceOf(userId)).toBe(10_000)
  await isSound(shop)
})

test('one whose payment was refused says so and is paid by another try, once however often that is asked for', async () => {
  const { shop, userId, player } = await openTest()
  const { id, payUrl } = (await send(player)).json<MadeOrder>()
  const pay = (by: TestClient, provider = 'test') =>
    by.call('POST', `/profile/top-ups/${id}/pay`, { body: { provider } })
  expect((await own(player)).data).toMatchObject([{ isRefused: false, payUrl }])
  await shop.play(payUrl, 'refuse')
  expect((await own(player)).data).toMatchObject([
    { status: 'awaiting_payment', isRefused: true, payUrl: null },
  ])
  await shop.pass(MINUTE)
  expect(errorCode(await pay(await shop.player('Stranger')))).toBe('not_found')
  expect(errorCode(await pay(player, 'yookassa'))).toBe('provider_off')
  const answers = await Promise.all([pay(player), pay(player)])
  const [url, other] = answers.map((answer) => answer.json<{ payUrl: string }>().payUrl)
  expect(url).not.toBe(payUrl)
  expect(other).toBe(url)
  expect((await own(player)).data).toMatchObject([{ isRefused: false, payUrl: url }])
  await shop.play(url ?? null, 'pay')
  expect((await own(player)).data).toMatchObject([{ status: 'paid', isRefused: false, payUrl: null }])
  expect(await shop.balanceOf(userId)).toBe(50_000)
  expect(errorCode(await pay(player))).toBe('top_up_settled')
  await isSound(shop)
})

test('a second payment is nobody’s until staff have decided, and is credited with a reason', async () => {
  const { shop, userId, player } = await openTest()
  await shop.play((await send(player)).json<MadeOrder>().payUrl, 'twice')
  expect(await shop.balanceOf(userId)).toBe(50_000)
  const list = async () =>
    (await shop.staff.call('GET', '/admin/top-ups?attention=true')).json<{ data: StaffTopUp[] }>().data
  const [waiting] = await list()
  expect(waiting).toMatchObject({ status: 'review', unclaimedKopecks: 50_000, owner: { username: 'Scout' } })
  await isSound(shop)
  const credit = () =>
    shop.staff.call('POST', `/admin/top-ups/${waiting?.id}/credit`, { body: { reason: 'Both are there' } })
  expect((await credit()).json()).toMatchObject({ status: 'paid', unclaimedKopecks: 0 })
  expect(errorCode(await credit())).toBe('nothing_left')
  expect(await shop.balanceOf(userId)).toBe(100_000)
  expect(await list()).toEqual([])
  await isSound(shop)
})

test('staff book a refund that was made elsewhere, once for a key, and never more than the balance has', async () => {
  const { shop, userId, player } = await openTest()
  const { id, payUrl } = (await send(player)).json<MadeOrder>()
  await shop.play(payUrl, 'pay')
  const book = (body: object, key: string) => refund(shop, id, { isDoneOutside: true, ...body }, key)
  for (const _ of [1, 2])
    expect((await book({ amountKopecks: 20_000 }, 'some')).json()).toMatchObject({
      status: 'partly_refunded',
      refundedKopecks: 20_000,
      leftKopecks: 30_000,
    })
  expect(errorCode(await book({ amountKopecks: 30_001 }, 'more'))).toBe('nothing_left')
  const { id: productId } = await shop.sell('diamonds', { priceKopecks: 10_000 })
  await shop.order(player, { [productId]: 1 }, { provider: 'balance' })
  expect(errorCode(await book({}, 'rest'))).toBe('balance_too_low')
  expect(await shop.balanceOf(userId)).toBe(20_000)
  await isSound(shop)
})

test('a refund in the cabinet of the provider is taken from the balance as far as it goes', async () => {
  const { shop, yookassa, lastPayment, hear } = await openWithYookassa({ WALLET_TOPUP: 'on' })
  const userId = await shop.createUser('Scout')
  const player = await shop.signIn(userId)
  await send(player, { provider: 'yookassa' })
  yookassa.pay(lastPayment())
  await hear()
  expect(await shop.balanceOf(userId)).toBe(50_000)
  const { id } = await shop.sell('diamonds', { priceKopecks: 40_000 })
  await shop.order(player, { [id]: 1 }, { provider: 'balance' })
  yookassa.refundInCabinet(lastPayment(), '300.00')
  await hear()
  expect(await shop.balanceOf(userId)).toBe(0)
  expect((await own(player)).data).toMatchObject([{ status: 'partly_refunded', refundedKopecks: 30_000 }])
  await shop.pass(10 * MINUTE)
  await isSound(shop)
})

test('it is off unless the operator allows it, and no sum but 10 to 15,000 roubles is taken', async () => {
  const shop = await openShop()
  const player = await shop.player('Scout')
  expect(errorCode(await send(player))).toBe('top_ups_off')
  expect(await own(player)).toEqual({ providers: [], data: [] })
  expect((await shop.anonymous.call('GET', '/shop/state')).json()).toMatchObject({ takesTopUps: false })
  const { shop: open, player: other } = await openTest()
  for (const changes of [
    { amountKopecks: 999 },
    { amountKopecks: 1_500_001 },
    { amountKopecks: 1_000.5 },
    { consent: false },
    { provider: 'balance' },
    { email: 'nowhere' },
  ])
    expect((await send(other, changes)).statusCode).toBe(400)
  expect(errorCode(await send(other, { provider: 'yookassa' }))).toBe('provider_off')
  expect(await open.database.query.selectFrom('top_ups').selectAll().execute()).toEqual([])
  expect(findPaymentConflicts({ WALLET_TOPUP: 'on', ...RECEIPTS } as never)).toMatchObject([
    { name: 'WALLET_TOPUP', message: expect.stringContaining('RECEIPTS') },
  ])
})

test('an account that goes leaves its top-ups without name and address, and money that comes later is nobody’s', async () => {
  const { shop, userId, player } = await openTest()
  const { id, payUrl } = (await send(player)).json<MadeOrder>()
  const copy = (await player.call('GET', '/profile/export')).json<{ data: { topUps: object[] } }>()
  expect(copy.data.topUps).toMatchObject([{ email: 'scout@example.org' }])
  expect((await (await shop.administrator()).call('DELETE', `/admin/users/${userId}`)).statusCode).toBe(204)
  await shop.play(payUrl, 'late')
  const row = await shop.database.query.selectFrom('top_ups').selectAll().executeTakeFirstOrThrow()
  expect([row.uuid, row.user_id, row.email, row.unclaimed_kopecks]).toEqual([id, null, null, 50_000])
  expect(await shop.books()).toEqual({ 'provider:test RUB': -50_000, 'unclaimed RUB': 50_000 })
  await isSound(shop)
})
