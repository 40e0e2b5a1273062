/** What providers say they took and gave back is compared with the books, payment by payment. */
import { expect, test } from 'vitest'
import { TEST_START } from '#tests/harness/test-database.ts'
import { startFreekassa } from '#tests/providers/freekassa/start-freekassa.ts'
import { startYookassa } from '#tests/providers/yookassa/start-yookassa.ts'
import { openShop, SELLER } from '#tests/shop/open-shop.ts'

const MINUTE = 60_000

async function sellByYookassa() {
  const yookassa = await startYookassa({ secretKey: 'live_key', now: () => TEST_START })
  const shop = await openShop(
    {
      YOOKASSA_SHOP_ID: yookassa.shopId,
      YOOKASSA_SECRET_KEY: yookassa.secretKey,
      YOOKASSA_API_URL: yookassa.url,
    },
    { seller: SELLER },
  )
  const buyer = await shop.player('Scout')
  const { id } = await shop.sell('diamonds')
  const order = await shop.order(buyer, { [id]: 1 }, { provider: 'yookassa' })
  const payment = yookassa.payments.at(-1)
  if (!payment) throw new Error('there is no payment')
  yookassa.pay(payment.id)
  await shop.pass(10 * MINUTE)
  const agrees = async () => (await shop.proof()).checks.find(({ name }) => name === 'provider_agrees')
  return { shop, yookassa, payment, order, buyer, agrees }
}

test('what both know alike is sound, what the provider knows alone is booked first', async () => {
  const { shop, yookassa, payment, order, buyer, agrees } = await sellByYookassa()
  expect(await agrees()).toMatchObject({ isSound: true, detail: expect.stringMatching(/\b1\b/) })
  yookassa.refundInCabinet(payment.id, '40.00')
  expect(await agrees()).toMatchObject({ isSound: true })
  expect((await shop.read(buyer, order.id)).refundedKopecks).toBe(4_000)
})

test('a list that says another sum, more given back, or knows of nothing, is red and names the payment', async () => {
  const { shop, yookassa, payment, agrees } = await sellByYookassa()
  yookassa.lie(payment.id, { value: '99.99' })
  expect(await agrees()).toMatchObject({
    isSound: false,
    detail: expect.stringMatching(new RegExp(`${payment.id}.*99\\.99.*100\\.00`)),
  })
  expect((await shop.proof()).isSound).toBe(false)
  yookassa.lie(payment.id, {})
  expect(await agrees()).toMatchObject({ isSound: true })
  payment.refunded_amount = { value: '100.01', currency: 'RUB' }
  expect(await agrees()).toMatchObject({ isSound: false, detail: expect.stringContaining('100.01') })
  yookassa.payments.splice(0)
  expect(await agrees()).toMatchObject({ isSound: false, detail: expect.stringContaining(payment.id) })
})

test('a book that was tampered with is red', async () => {
  const { shop, agrees } = await sellByYookassa()
  await shop.database.query.updateTable('payments').set({ refunded_kopecks: 100 }).execute()
  expect(await agrees()).toMatchObject({ isSound: false })
})

test('who cannot be asked decides nothing, and says why', async () => {
  const { shop, yookassa, agrees } = await sellByYookassa()
  yookassa.misbehave('GET /payments', 'fault')
  expect(await agrees()).toMatchObject({ isSound: null, detail: expect.stringContaining('yookassa') })
  expect((await shop.proof()).isSound).toBe(true)
  const test = await openShop()
  expect((await test.proof()).checks).toContainEqual(
    expect.objectContaining({ name: 'provider_agrees', isSound: null }),
  )
})

async function sellByFreekassa(options: Parameters<typeof startFreekassa>[0] = {}) {
  const freekassa = await startFreekassa(options)
  const { shopId, secret1, secret2, apiKey } = freekassa.settings
  const shop = await openShop(
    {
      FREEKASSA_SHOP_ID: shopId,
      FREEKASSA_SECRET1: secret1,
      FREEKASSA_SECRET2: secret2,
      FREEKASSA_API_KEY: apiKey,
      FREEKASSA_URL: freekassa.url,
      FREEKASSA_API_URL: freekassa.url,
    },
    { seller: SELLER },
  )
  const buyer = await shop.player('Scout')
  const { id } = await shop.sell('diamonds')
  const order = await shop.order(buyer, { [id]: 1 }, { provider: 'freekassa' })
  async function pay(): Promise<void> {
    freekassa.pay(order.payUrl ?? '')
    await shop.anonymous.call('POST', '/payments/freekassa/notifications', {
      body: freekassa.outbox.at(-1)?.text,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    await shop.pass(10 * MINUTE)
  }
  await pay()
  expect((await shop.read(buyer, order.id)).status).toBe('paid')
  const agrees = async () => (await shop.proof()).checks.find(({ name }) => name === 'provider_agrees')
  return { shop, freekassa, order, pay, agrees }
}

test('a provider that calls a payment by two numbers is compared by the try, of which it is told', async () => {
  const { agrees } = await sellByFreekassa({ listedLater: 5_000 })
  expect(await agrees()).toMatchObject({ isSound: true })
})

test('a payment that they took back is red beside another of the same sum, until it is booked as gone', async () => {
  const { shop, freekassa, order, pay, agrees } = await sellByFreekassa()
  freekassa.endAs(9)
  await pay()
  const staff = (await shop.staff.call('GET', `/admin/orders/${order.id}`)).json()
  expect(staff).toMatchObject({ unclaimed: [{ reason: 'second', amount: 10_000 }] })
  expect(await agrees()).toMatchObject({
    isSound: false,
    detail: expect.stringMatching(/freekassa 1001: the provider has 0\.00 RUB, the books 100\.00/),
  })
  await shop.database.query
    .updateTable('payments')
    .set({ refunded_kopecks: 10_000 })
    .where('payment_id', '=', '1001')
    .execute()
  expect(await agrees()).toMatchObject({ isSound: true })
})

test('where numbers of their own leave open which payment they took back, that is said', async () => {
  const { freekassa, pay, agrees } = await sellByFreekassa({ listedLater: 5_000 })
  freekassa.endAs(9)
  await pay()
  expect(await agrees()).toMatchObject({
    isSound: null,
    detail: expect.stringMatching(/freekassa \d+: its list calls payments by other numbers/),
  })
})
