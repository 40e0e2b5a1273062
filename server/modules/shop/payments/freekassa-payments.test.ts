/** FreeKassa signs no number of a payment, and may list it by another: what of its money is new. */
import { expect, test } from 'vitest'
import { startFreekassa } from '#tests/providers/freekassa/start-freekassa.ts'
import { startSeller } from '#tests/providers/start-seller.ts'

const MINUTE = 60_000
const PAID = { subject: 'order-1', amount: 29_900, currency: 'RUB', refunded: 0 }

async function sellByFreekassa(options: Parameters<typeof startFreekassa>[0] = {}) {
  const freekassa = await startFreekassa(options)
  const { shopId, secret1, secret2, apiKey } = freekassa.settings
  const seller = await startSeller({
    FREEKASSA_SHOP_ID: shopId,
    FREEKASSA_SECRET1: secret1,
    FREEKASSA_SECRET2: secret2,
    FREEKASSA_API_KEY: apiKey,
    FREEKASSA_URL: freekassa.url,
    FREEKASSA_API_URL: freekassa.url,
  })
  freekassa.notifyAt(seller.notificationUrl('freekassa'))
  return { freekassa, seller }
}

test.for([0, 5_000])(
  'FreeKassa: told and listed by numbers %i apart, a payment is booked once, a second one too',
  async (listedLater) => {
    const { freekassa, seller } = await sellByFreekassa({ listedLater })
    const { payUrl } = await seller.buy('freekassa')
    freekassa.pay(payUrl ?? '')
    const [notification] = freekassa.outbox
    await freekassa.deliver({ copies: 2 })
    await seller.pass(2 * MINUTE)
    expect(await seller.booked()).toEqual([PAID])
    // The number of the payment is not signed: the same money under another number is no other money.
    const replayed = notification?.text.replace('intid=1001', 'intid=9999') ?? ''
    freekassa.outbox.push({ method: 'POST', type: 'application/x-www-form-urlencoded', text: replayed })
    await freekassa.deliver()
    await seller.pass(1_000)
    expect(await seller.booked()).toEqual([PAID])
    freekassa.pay(payUrl ?? '')
    await freekassa.deliver()
    await seller.pass(1_000)
    expect(await seller.booked()).toEqual([PAID, PAID])
    expect(freekassa.sent.map(({ response }) => response)).toEqual([200, 200, 200, 200])
    expect(freekassa.violations).toEqual([])
  },
)

test('FreeKassa: a payment that follows one they took back is booked, however often both are told', async () => {
  const { freekassa, seller } = await sellByFreekassa()
  const { payUrl } = await seller.buy('freekassa')
  freekassa.pay(payUrl ?? '')
  await freekassa.deliver()
  await seller.pass(2 * MINUTE)
  freekassa.endAs(9)
  freekassa.pay(payUrl ?? '')
  await freekassa.deliver({ copies: 2 })
  await seller.pass(1_000)
  await seller.pass(8 * MINUTE)
  expect(await seller.booked()).toEqual([PAID, PAID])
})

test('FreeKassa: what was given up without money is never booked', async () => {
  const { freekassa, seller } = await sellByFreekassa()
  const { id, payUrl } = await seller.buy('freekassa')
  freekassa.pay(payUrl ?? '')
  freekassa.lose()
  freekassa.endAs(9)
  await seller.pass(2 * MINUTE)
  expect(await seller.booked()).toEqual([])
  expect(await seller.attempt(id)).toMatchObject({ state: 'cancelled', reason: '9' })
})
