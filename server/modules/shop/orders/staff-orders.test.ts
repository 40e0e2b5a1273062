import { expect, test } from 'vitest'
import type { Pending } from '#shared/contract/platform/pending.ts'
import type { ListedOrder, StaffOrder } from '#shared/contract/shop/staff-orders.ts'
import { openShop } from '#tests/shop/open-shop.ts'

test('an order with money of nobody waits for whoever may decide, is found, and goes once that has gone back', async () => {
  const shop = await openShop()
  const buyer = await shop.player('Scout')
  const { id } = await shop.sell('diamonds')
  const quiet = await shop.order(buyer, { [id]: 1 })
  const twice = await shop.order(buyer, { [id]: 1 })
  const late = await shop.order(buyer, { [id]: 1 })
  const waiting = async (who = shop.staff) =>
    (await who.call('GET', '/admin/pending')).json<Pending>().lines.find(({ key }) => key === 'orders')
      ?.count ?? 0
  const listed = async (query = '') =>
    (await shop.staff.call('GET', `/admin/orders?${query}`)).json<{ data: ListedOrder[]; total: number }>()
  await shop.play(quiet.payUrl, 'pay')
  expect(await waiting()).toBe(0)
  await shop.play(twice.payUrl, 'twice')
  await shop.play(late.payUrl, 'late')
  expect(await waiting()).toBe(2)
  const clerk = await shop.player('Clerk', ['access_admin_panel', 'view_orders'])
  expect(await waiting(clerk)).toBe(0)
  const { data, total } = await listed('attention=true')
  expect([total, data.map(({ number, hasUnclaimed }) => [number, hasUnclaimed])]).toEqual([
    2,
    [
      [late.number, true],
      [twice.number, true],
    ],
  ])
  expect((await listed('search=scout')).data.find(({ number }) => number === quiet.number)).toMatchObject({
    hasUnclaimed: false,
  })
  expect((await shop.staff.call('GET', '/admin/orders?attention=no')).statusCode).toBe(400)
  // An order in review waits whether or not money is left.
  await shop.database.query.updateTable('unclaimed_payments').set({ decided_at: 1 }).execute()
  expect((await listed('attention=true')).data.map(({ number }) => number)).toEqual([late.number])
})

test('the story of an order tells what was moved between which accounts, and who of the staff did what', async () => {
  const shop = await openShop()
  const buyer = await shop.player('Scout')
  const { id } = await shop.sell('coins', { actions: [{ when: 'bought', kind: 'landcoins', amount: 50 }] })
  const order = await shop.order(buyer, { [id]: 1 })
  const read = async () => (await shop.staff.call('GET', `/admin/orders/${order.id}`)).json<StaffOrder>()
  expect(await read()).toMatchObject({ postings: [], deeds: [] })
  await shop.staff.call('POST', `/admin/orders/${order.id}/confirm`, { body: { reason: 'Paid in cash' } })
  const { postings, deeds } = await read()
  const moved = postings.map(({ entries }) =>
    entries
      .toSorted((one, other) => one.amount - other.amount)
      .map(({ account, amount, currency }) => `${account} ${amount} ${currency}`),
  )
  expect(moved).toEqual([
    ['provider:manual -10000 RUB', 'sales 10000 RUB'],
    ['sales -50 LC', 'player 50 LC'],
  ])
  expect(deeds).toMatchObject([{ reason: 'Paid in cash' }])
  expect(deeds[0]?.text).toContain(order.number)
  expect(deeds[0]?.text).toContain('Quartermaster')
})

test('the story of an order is told in words that are true for its buyer and for staff', async () => {
  const shop = await openShop()
  const buyer = await shop.player('Scout')
  const { id } = await shop.sell('diamonds')
  const order = await shop.order(buyer, { [id]: 1 })
  const headers = { 'accept-language': 'en' }
  for (const reply of [
    await buyer.call('GET', `/shop/orders/${order.id}`, { headers }),
    await shop.staff.call('GET', `/admin/orders/${order.id}`, { headers }),
  ])
    expect(reply.json<StaffOrder>().timeline[0]?.text).toBe('The order was placed.')
})
