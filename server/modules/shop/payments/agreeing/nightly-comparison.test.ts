/** Five weeks of payments are compared with every provider once a night, and what the night found stands in the proof. */
import { expect, test } from 'vitest'
import { checkMoney } from '#server/operator/doctor/money-check.ts'
import { startRobokassa } from '#tests/providers/robokassa/start-robokassa.ts'
import { openShop, SELLER } from '#tests/shop/open-shop.ts'
import { openWithYookassa } from '#tests/shop/open-with-yookassa.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

type Shop = Awaited<ReturnType<typeof openShop>>

/** The clock goes on to three o'clock of the next night. */
async function passNight(shop: Shop, days = 1): Promise<void> {
  const three = new Date(shop.clock.now.getTime() + days * DAY)
  three.setUTCHours(3, 0, 0, 0)
  shop.clock.advance(three.getTime() - shop.clock.now.getTime())
  await shop.runBackgroundWork(MINUTE)
}
const agrees = async (shop: Shop) =>
  (await shop.proof()).checks.find(({ name }) => name === 'provider_agrees')

async function sellByYookassa() {
  const { shop, yookassa } = await openWithYookassa()
  const buyer = await shop.player('Scout')
  const { id } = await shop.sell('diamonds')
  await shop.order(buyer, { [id]: 1 }, { provider: 'yookassa' })
  const payment = yookassa.payments.at(-1)
  if (!payment) throw new Error('there is no payment')
  yookassa.pay(payment.id)
  await shop.pass(10 * MINUTE)
  const lists = () => yookassa.calls.filter(({ kind }) => kind === 'GET /payments').length
  return { shop, yookassa, payment, lists }
}

test('what differs after weeks is red with the day of the night, for staff, the panel and the doctor', async () => {
  const { shop, yookassa, payment } = await sellByYookassa()
  await passNight(shop, 20)
  expect(await agrees(shop)).toMatchObject({
    isSound: true,
    detail: expect.stringMatching(/35 days: 1 payments compared/),
  })
  yookassa.lie(payment.id, { value: '99.99' })
  expect(await agrees(shop)).toMatchObject({ isSound: true })
  await passNight(shop)
  const found = await agrees(shop)
  expect(found).toMatchObject({ isSound: false, detail: expect.stringContaining(payment.id) })
  const day = new Intl.DateTimeFormat('en', { dateStyle: 'long' }).format(shop.clock.now)
  expect(found?.detail).toContain(`Comparison of the night, ${day}`)
  const staff = await shop.player('Clerk', ['access_admin_panel', 'view_orders'])
  expect((await staff.call('GET', '/admin/pending')).json()).toMatchObject({
    lines: expect.arrayContaining([{ key: 'money', count: 1 }]),
  })
  expect(await checkMoney(shop.database)).toMatchObject({ state: 'fault' })
  yookassa.lie(payment.id, {})
  await passNight(shop)
  expect(await agrees(shop)).toMatchObject({ isSound: true })
})

test('a night is compared once, and again where somebody did not answer', async () => {
  const { shop, yookassa, lists } = await sellByYookassa()
  await passNight(shop)
  const asked = lists()
  expect(asked).toBeGreaterThan(0)
  shop.clock.advance(2 * HOUR)
  await shop.runBackgroundWork(MINUTE)
  expect(lists()).toBe(asked)
  const next = new Date(shop.clock.now)
  next.setUTCHours(27, 0, 0, 0)
  shop.clock.advance(next.getTime() - shop.clock.now.getTime())
  await Promise.all([1, 2, 3].map(() => shop.runBackgroundWork(MINUTE)))
  expect(lists()).toBe(2 * asked)
  yookassa.misbehave('GET /payments', 'fault')
  await passNight(shop)
  expect(await agrees(shop)).toMatchObject({
    isSound: null,
    detail: expect.stringMatching(/night.*yookassa did not answer/),
  })
  shop.clock.advance(HOUR)
  await shop.runBackgroundWork(MINUTE)
  expect(await agrees(shop)).toMatchObject({ isSound: true })
})

test('a provider without a list is asked payment by payment, and what it alone knows is booked', async () => {
  const robokassa = await startRobokassa()
  const { login, password1, password2 } = robokassa.settings
  const shop = await openShop(
    {
      ROBOKASSA_LOGIN: login,
      ROBOKASSA_PASSWORD1: password1,
      ROBOKASSA_PASSWORD2: password2,
      ROBOKASSA_URL: robokassa.url,
    },
    { seller: SELLER },
  )
  const buyer = await shop.player('Scout')
  const { id } = await shop.sell('diamonds')
  const order = await shop.order(buyer, { [id]: 1 }, { provider: 'robokassa' })
  await shop.pass(9 * DAY)
  robokassa.pay(order.payUrl ?? '')
  await passNight(shop)
  expect((await shop.read(buyer, order.id)).status).toBe('review')
  expect(await agrees(shop)).toMatchObject({ isSound: true, detail: expect.stringMatching(/1 payments/) })
  const [operation] = robokassa.operations
  if (operation) operation.sum = '55.00'
  await passNight(shop)
  expect(await agrees(shop)).toMatchObject({ isSound: false, detail: expect.stringContaining('55.00') })
})
