/** What the shop has earned, as staff read it and as a table. */
import { expect, test } from 'vitest'
import type { Revenue } from '#shared/contract/shop/revenue.ts'
import { errorCode } from '#tests/harness/test-app.ts'
import { TEST_START } from '#tests/harness/test-database.ts'
import { startYookassa } from '#tests/providers/yookassa/start-yookassa.ts'
import { openShop, SELLER } from '#tests/shop/open-shop.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10)

async function openForReal() {
  const yookassa = await startYookassa({ secretKey: 'live_key', now: () => TEST_START })
  const shop = await openShop(
    {
      YOOKASSA_SHOP_ID: yookassa.shopId,
      YOOKASSA_SECRET_KEY: yookassa.secretKey,
      YOOKASSA_API_URL: yookassa.url,
    },
    { seller: SELLER },
  )
  const userId = await shop.createUser('Scout')
  let keys = 0
  return {
    ...shop,
    async buy(items: Record<number, number>) {
      const order = await shop.order(await shop.signIn(userId), items, { provider: 'yookassa' })
      yookassa.pay(yookassa.payments.at(-1)?.id ?? '')
      await shop.pass(2 * MINUTE)
      return order
    },
    refund: async (order: { id: string }, amountKopecks: number) =>
      (await shop.administrator()).call('POST', `/admin/orders/${order.id}/refunds`, {
        body: { amountKopecks, reason: 'Asked for it' },
        headers: { 'idempotency-key': `refund-${++keys}` },
      }),
    revenue: async (query = '') =>
      (await (await shop.administrator()).call('GET', `/admin/money/revenue${query}`)).json<Revenue>(),
    csv: async (language: string) =>
      (
        await (
          await shop.administrator()
        ).call('GET', '/admin/money/revenue/export', {
          headers: { 'accept-language': language },
        })
      ).body,
  }
}

test('each day has what was paid and what went back on it; by provider and product it sums to the same', async () => {
  const shop = await openForReal()
  const [one, two] = [await shop.sell('one'), await shop.sell('two', { priceKopecks: 5_050 })]
  const first = await shop.buy({ [one.id]: 2, [two.id]: 1 })
  const start = shop.clock.now.getTime()
  shop.clock.advance(DAY)
  await shop.buy({ [two.id]: 3 })
  await shop.refund(first, 10_000)
  const told = await shop.revenue()
  expect(told.total).toEqual({ paidKopecks: 40_200, refundedKopecks: 10_000, orders: 2 })
  expect(told.days).toHaveLength(30)
  expect(told.days.slice(-2)).toEqual([
    { date: dayOf(start), paidKopecks: 25_050, refundedKopecks: 0, orders: 1 },
    { date: dayOf(start + DAY), paidKopecks: 15_150, refundedKopecks: 10_000, orders: 1 },
  ])
  expect(told.providers).toEqual([{ provider: 'yookassa', ...told.total }])
  expect(
    told.products.map(({ name_en, pieces, paidKopecks, refundedKopecks }) => [
      name_en,
      pieces,
      paidKopecks,
      refundedKopecks,
    ]),
  ).toEqual([
    ['Product two', 4, 20_200, 0],
    ['Product one', 2, 20_000, 10_000],
  ])
  const day = dayOf(start)
  expect((await shop.revenue(`?from=${day}&to=${day}`)).total).toEqual({
    paidKopecks: 25_050,
    refundedKopecks: 0,
    orders: 1,
  })
  expect((await shop.revenue('?from=1990-01-01')).days).toHaveLength(366)
  expect((await shop.revenue('?from=2030-01-01&to=2020-01-01')).days).toHaveLength(1)
})

test('the table has each sum, in the reader’s language, and no formula that somebody ordered', async () => {
  const shop = await openForReal()
  const { id } = await shop.sell('evil', { name_ru: '=HYPERLINK("http://x";"y")', name_en: '@SUM(1+1)' })
  const order = await shop.buy({ [id]: 1 })
  await shop.refund(order, 2_550)
  const russian = await shop.csv('ru')
  expect(russian.startsWith('\ufeffДата;')).toBe(true)
  expect(russian).toContain(`${order.number};Продажа;ЮKassa;100,00;;`)
  expect(russian).toContain(`${order.number};Возврат;ЮKassa;;25,50;`)
  const english = await shop.csv('en')
  expect(english).toContain(`${order.number},Sale,YooKassa,100.00,,`)
  for (const text of [russian, english]) expect(text).not.toMatch(/(^|[;,"])[=@]/m)
  expect(english).toContain("'@SUM")
  const log = (await (await shop.administrator()).call('GET', '/admin/audit?action=export')).json<{
    total: number
  }>()
  expect(log.total).toBe(2)
})

test('orders of a test count for nothing, and who may not see orders sees nothing', async () => {
  const shop = await openShop()
  const buyer = await shop.player('Scout')
  const { id } = await shop.sell('diamonds')
  await shop.play((await shop.order(buyer, { [id]: 1 })).payUrl, 'pay')
  const told = (await shop.staff.call('GET', '/admin/money/revenue')).json<Revenue>()
  expect([told.total, told.products, told.providers]).toEqual([
    { paidKopecks: 0, refundedKopecks: 0, orders: 0 },
    [],
    [],
  ])
  const other = await shop.player('Other', ['access_admin_panel', 'manage_shop'])
  for (const path of ['revenue', 'revenue/export'])
    expect(errorCode(await other.call('GET', `/admin/money/${path}`))).toBe('not_allowed')
})

test('days are those of the community’s clock, the day on which summer ends included', async () => {
  const shop = await openForReal()
  const zone = 'Europe/Berlin'
  const site = await shop.administrator()
  const settings = (await site.call('GET', '/admin/site')).json<Record<string, unknown>>()
  const saved = await site.call('PUT', '/admin/site', { body: { ...settings, timeZone: zone } })
  expect(saved.statusCode).toBe(200)
  const { id } = await shop.sell('one')
  shop.clock.now = new Date('2027-10-30T22:30:00.000Z') // half past midnight of the 31st there
  await shop.buy({ [id]: 1 })
  shop.clock.now = new Date('2027-10-31T22:30:00.000Z') // half past eleven of the 31st
  await shop.buy({ [id]: 2 })
  shop.clock.now = new Date('2027-10-31T23:10:00.000Z') // ten past midnight of the next
  await shop.buy({ [id]: 3 })
  const { days } = await shop.revenue('?from=2027-10-30&to=2027-11-01')
  expect(days.map(({ date, paidKopecks }) => [date, paidKopecks])).toEqual([
    ['2027-10-30', 0],
    ['2027-10-31', 30_000],
    ['2027-11-01', 30_000],
  ])
  expect(await shop.csv('en')).toContain('2027-11-01,00:1')
})
