/** What buyers are told of their orders: by letter to the address of the order, in their language, and under the bell. */
import { expect, test } from 'vitest'
import type { Notices } from '#shared/contract/platform/notices.ts'
import type { Order } from '#shared/contract/shop/orders.ts'
import type { StaffOrder } from '#shared/contract/shop/staff-orders.ts'
import type { TestClient } from '#tests/harness/test-app.ts'
import { GIVE, openShop } from '#tests/shop/open-shop.ts'

const DAY = 24 * 60 * 60_000

async function openWithLetters() {
  const shop = await openShop()
  const userId = await shop.createUser('Scout')
  const buyer = await shop.signIn(userId)
  let keys = 0
  return {
    ...shop,
    userId,
    buyer,
    async buy(items: Record<number, number>, rest = {}) {
      const order = await shop.order(buyer, items, rest)
      await shop.play(order.payUrl, 'pay')
      return order
    },
    refund: (order: { id: string }, body: object = {}) =>
      shop.staff.call('POST', `/admin/orders/${order.id}/refunds`, {
        body: { reason: 'Asked for it', ...body },
        headers: { 'idempotency-key': `refund-${++keys}` },
      }),
    /** Subjects of the letters that have gone by now. */
    async sent() {
      await shop.runBackgroundWork(1_000)
      await shop.lettersAreSent()
      return shop.letters.map(({ to, letter }) => `${to}: ${letter.subject}`)
    },
    speak: (language: 'ru' | 'en') =>
      shop.database.query.updateTable('users').set({ language }).where('id', '=', userId).execute(),
  }
}
const bell = async (who: TestClient) =>
  (await who.call('GET', '/notices', { headers: { 'accept-language': 'en' } })).json<Notices>().data

test('payment, delivery and refund are told to the address of the order, each once, in the buyer’s language', async () => {
  const shop = await openWithLetters()
  const { id } = await shop.sell('diamonds')
  const order = await shop.buy({ [id]: 2 })
  await shop.deliverAll()
  expect(await shop.sent()).toEqual([
    `buyer@example.org: Заказ ${order.number} оплачен`,
    `buyer@example.org: Заказ ${order.number} выдан`,
  ])
  expect(shop.letters[1]?.letter.text).toMatch(/Ranger[\s\S]*Товар diamonds × 2/)
  expect(await bell(shop.buyer)).toMatchObject([
    {
      text: `Order ${order.number} is delivered: all of it is in the game.`,
      url: `/shop/orders/${order.id}`,
    },
  ])
  await shop.speak('en')
  await shop.refund(order, { amountKopecks: 5_000 })
  expect((await shop.sent()).at(-1)).toBe(`buyer@example.org: Refund of order ${order.number}`)
  expect(shop.letters.at(-1)?.letter.text).toMatch(/50/)
  await shop.refund(order)
  expect((await shop.sent()).length).toBe(4)
  expect(shop.letters.at(-1)?.letter.text).toMatch(/200/)
  const told = await bell(shop.buyer)
  expect(told.map(({ text, url }) => [text.includes(order.number), url])).toEqual([
    [true, `/shop/orders/${order.id}`],
    [true, `/shop/orders/${order.id}`],
    [true, `/shop/orders/${order.id}`],
  ])
})

test('money that an order did not expect is told by letter, as much as waits for a decision', async () => {
  const shop = await openWithLetters()
  const { id } = await shop.sell('diamonds')
  const order = await shop.order(shop.buyer, { [id]: 1 })
  await shop.play(order.payUrl, 'late')
  expect(await shop.sent()).toEqual([`buyer@example.org: Неожиданный платёж по заказу ${order.number}`])
  expect(shop.letters[0]?.letter.text).toMatch(/не ждали: 100\s₽\.[\s\S]*не пропадут/)
  await shop.speak('en')
  await shop.play(order.payUrl, 'pay')
  expect((await shop.sent()).at(-1)).toBe(`buyer@example.org: Unexpected payment for order ${order.number}`)
  expect(shop.letters.at(-1)?.letter.text).toMatch(/200/)
  // What is decided before the letter is written is told otherwise.
  const another = await shop.order(shop.buyer, { [id]: 1 })
  await shop.play(another.payUrl, 'late')
  const money = (await shop.staff.call('GET', `/admin/orders/${another.id}`)).json<StaffOrder>().unclaimed[0]
  await shop.staff.call('POST', `/admin/orders/${another.id}/unclaimed/${money?.id}`, {
    body: { decision: 'balance', reason: 'Came late' },
  })
  expect((await shop.sent()).slice(2)).toEqual([`buyer@example.org: Refund of order ${another.number}`])
})

test('what is given with the payment is told by one letter', async () => {
  const shop = await openWithLetters()
  const { id } = await shop.sell('coins', { actions: [{ when: 'bought', kind: 'landcoins', amount: 5 }] })
  await shop.buy({ [id]: 1 })
  expect(await shop.sent()).toHaveLength(1)
})

test('letters about two orders that wait go both', async () => {
  const shop = await openWithLetters()
  const { id } = await shop.sell('diamonds')
  const orders = [await shop.buy({ [id]: 1 }), await shop.buy({ [id]: 1 })]
  await shop.sent()
  for (const order of orders) await shop.refund(order)
  const subjects = await shop.sent()
  for (const { number } of orders)
    expect(subjects.filter((subject) => subject.includes(`Возврат по заказу ${number}`))).toHaveLength(1)
})

async function sellDays(days: number) {
  const shop = await openWithLetters()
  const { id } = await shop.sell('guard', {
    category: 'privileges',
    durationDays: days,
    actions: [{ ...GIVE, command: 'guard {player} {seconds}', requiresOnline: false, freeSlots: 0 }],
  })
  const endings = async () => (await shop.sent()).filter((subject) => subject.includes('Скоро закончится'))
  return { shop, id, endings }
}

test('three days before a term ends its buyer is told, once, unless more of it was bought', async () => {
  const { shop, id, endings } = await sellDays(10)
  await shop.buy({ [id]: 1 })
  shop.clock.advance(6 * DAY)
  expect(await endings()).toEqual([])
  const buyer = await shop.signIn(shop.userId)
  const more = await shop.order(buyer, { [id]: 1 })
  await shop.play(more.payUrl, 'pay')
  shop.clock.advance(2 * DAY)
  expect(await endings()).toEqual([])
  shop.clock.advance(10 * DAY)
  expect(await endings()).toEqual(['buyer@example.org: Скоро закончится: Товар guard'])
  shop.clock.advance(DAY)
  expect(await endings()).toHaveLength(1)
  expect(await bell(await shop.signIn(shop.userId))).toMatchObject([{ url: `/shop/orders/${more.id}` }])
})

test('of what lasts three days nobody is told, and nobody who does not want to be', async () => {
  const short = await sellDays(3)
  await short.shop.buy({ [short.id]: 1 })
  expect(await short.endings()).toEqual([])
  const { shop, id, endings } = await sellDays(10)
  await shop.buy({ [id]: 1 })
  for (const way of ['mail', 'bell'])
    await shop.buyer.call('PUT', '/profile/notifications/purchases', { body: { [way]: false } })
  shop.clock.advance(8 * DAY)
  expect(await endings()).toEqual([])
  expect(await bell(await shop.signIn(shop.userId))).toEqual([])
})

test('whoever’s account goes is written to no more', async () => {
  const shop = await openWithLetters()
  const { id } = await shop.sell('diamonds')
  const order = await shop.buy({ [id]: 1 })
  await shop.sent()
  await (await shop.administrator()).call('DELETE', `/admin/users/${shop.userId}`)
  const count = (await shop.sent()).length
  expect((await shop.refund(order)).statusCode).toBe(201)
  expect(await shop.sent()).toHaveLength(count)
})

test('an order that costs nothing is told without a sum, in both languages', async () => {
  const shop = await openWithLetters()
  const tier = { category: 'privileges', ladder: 'pets', paysDifference: true } as const
  const cat = await shop.sell('cat', { ...tier, ladderTier: 1, priceKopecks: 30_000 })
  const dog = await shop.sell('dog', { ...tier, ladderTier: 2, priceKopecks: 20_000 })
  await shop.buy({ [cat.id]: 1 })
  await shop.sent()
  const order = await shop.order(shop.buyer, { [dog.id]: 1 })
  expect((await shop.sent()).at(-1)).toBe(`buyer@example.org: Заказ ${order.number} принят`)
  expect(shop.letters.at(-1)?.letter.text).toContain('Платить за него ничего не нужно')
  expect(shop.letters.at(-1)?.letter.text).not.toContain('оплату')
  const storyIn = async (language: string) =>
    (await shop.buyer.call('GET', `/shop/orders/${order.id}`, { headers: { 'accept-language': language } }))
      .json<Order>()
      .timeline.find(({ kind }) => kind === 'paid')?.text
  expect(await storyIn('ru')).toBe('Заказ принят: платить за него ничего не нужно.')
  expect(await storyIn('en')).toBe('The order is accepted: there is nothing to pay.')
})
