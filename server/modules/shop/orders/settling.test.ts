import { expect, test } from 'vitest'
import { errorCode } from '#tests/harness/test-app.ts'
import { GIVE, openShop } from '#tests/shop/open-shop.ts'

const HOUR = 60 * 60_000
const DAY = 24 * HOUR
const lp = (command: string) =>
  ({ ...GIVE, command, requiresOnline: false, freeSlots: 0, idempotent: true }) as const

test('a second payment of one order is kept as nobody’s, and the order stays as it is', async () => {
  const shop = await openShop()
  const buyer = await shop.player('Scout')
  const { id } = await shop.sell('diamonds')
  const order = await shop.order(buyer, { [id]: 1 })
  await shop.play(order.payUrl, 'twice')
  await shop.play(order.payUrl, 'pay')
  expect((await shop.read(buyer, order.id)).status).toBe('paid')
  const { timeline } = await shop.read(buyer, order.id)
  expect(timeline.filter(({ kind }) => kind === 'unclaimed')).toMatchObject([
    { text: expect.stringContaining('₽100') },
    { text: expect.stringContaining('₽100') },
  ])
  expect((await shop.deliveries()).total).toBe(1)
  expect(await shop.books()).toEqual({
    'provider:test RUB': -30_000,
    'sales RUB': 10_000,
    'unclaimed RUB': 20_000,
  })
  const { unclaimed } = (await shop.staff.call('GET', `/admin/orders/${order.id}`)).json<{
    unclaimed: { reason: string; amount: number }[]
  }>()
  expect(unclaimed).toMatchObject([
    { reason: 'second', amount: 10_000, currency: 'RUB' },
    { reason: 'second', amount: 10_000 },
  ])
  expect((await shop.proof()).isSound).toBe(true)
})

test('money that comes when the order is over goes to nobody, and the order before the staff', async () => {
  const shop = await openShop()
  const buyer = await shop.player('Scout')
  const { id } = await shop.sell('diamonds', { stock: 2 })
  const late = await shop.order(buyer, { [id]: 1 })
  await shop.play(late.payUrl, 'late')
  const cancelled = await shop.order(buyer, { [id]: 1 })
  await buyer.call('POST', `/shop/orders/${cancelled.id}/cancel`)
  await shop.play(cancelled.payUrl, 'pay')
  for (const order of [late, cancelled]) {
    const { status, timeline } = await shop.read(buyer, order.id)
    expect([status, ...timeline.slice(-2).map(({ kind }) => kind)]).toEqual(['review', 'unclaimed', 'review'])
  }
  expect((await shop.deliveries()).total).toBe(0)
  expect((await shop.find('diamonds')).stockLeft).toBe(2)
  expect(await shop.books()).toEqual({ 'provider:test RUB': -20_000, 'unclaimed RUB': 20_000 })
  expect((await shop.proof()).isSound).toBe(true)
})

test('what cannot be kept whole is not kept at all, and is told again', async () => {
  const shop = await openShop()
  const buyer = await shop.player('Scout')
  const { id } = await shop.sell('diamonds')
  const order = await shop.order(buyer, { [id]: 1 })
  // The last thing that a settlement writes fails.
  await shop.database.query.schema.alterTable('order_events').renameTo('order_events_away').execute()
  expect((await shop.play(order.payUrl, 'pay')).statusCode).toBe(500)
  expect(await shop.books()).toEqual({})
  expect((await shop.deliveries()).total).toBe(0)
  expect(await shop.database.query.selectFrom('payments').selectAll().execute()).toEqual([])
  await shop.database.query.schema.alterTable('order_events_away').renameTo('order_events').execute()
  expect((await shop.read(buyer, order.id)).status).toBe('awaiting_payment')
  await shop.pass(3_000)
  expect((await shop.read(buyer, order.id)).status).toBe('paid')
  expect(await shop.books()).toEqual({ 'provider:test RUB': -10_000, 'sales RUB': 10_000 })
})

test('each piece goes once and each line in its order; all of it makes the order delivered', async () => {
  const shop = await openShop()
  const buyer = await shop.player('Scout')
  const piece = { ...GIVE, command: 'crate give {player}' }
  const crates = await shop.sell('crates', { actions: [piece, { ...GIVE, command: 'say {order}' }] })
  const coins = await shop.sell('coins', { actions: [{ when: 'bought', kind: 'landcoins', amount: 50 }] })
  const order = await shop.order(buyer, { [crates.id]: 3, [coins.id]: 2 })
  await shop.play(order.payUrl, 'pay')
  const rows = await shop.database.query
    .selectFrom('deliveries')
    .select(['position', 'command', 'amount'])
    .orderBy('position')
    .execute()
  expect(rows.map(({ position, command }) => [position, command])).toEqual([
    [1, 'crate give {player}'],
    [2, 'crate give {player}'],
    [3, 'crate give {player}'],
    [4, 'say {order}'],
    [5, 'say {order}'],
    [6, 'say {order}'],
  ])
  const half = await shop.read(buyer, order.id)
  expect([half.status, half.timeline.map(({ kind }) => kind)]).toEqual(['paid', ['made', 'paid', 'given']])
  const { data } = await shop.deliveries()
  expect(data[0]?.command).toBe(`say ${order.number}`)
  for (const { id } of data.slice(0, 4))
    await shop.staff.call('POST', `/admin/deliveries/${id}/done`, { body: { reason: 'given' } })
  const [crate] = (await shop.read(buyer, order.id)).lines
  expect(crate?.deliveries[0]).toMatchObject({ state: 'queued', text: expect.stringContaining('4 of 6') })
  const last = data
    .slice(4)
    .map(({ id }) => shop.staff.call('POST', `/admin/deliveries/${id}/done`, { body: { reason: 'given' } }))
  await Promise.all(last)
  expect((await shop.read(buyer, order.id)).status).toBe('delivered')
  const { id: userId } = (await buyer.call('GET', '/profile')).json<{ id: number }>()
  expect(await shop.balanceOf(userId, 'LC')).toBe(100)
  expect((await shop.proof()).isSound).toBe(true)
})

test('the difference to a higher tier is what was not paid for the lower ones', async () => {
  const shop = await openShop()
  const buyer = await shop.player('Scout')
  const tier = { category: 'privileges', ladder: 'pets', paysDifference: true } as const
  const cat = await shop.sell('cat', { ...tier, ladderTier: 1, priceKopecks: 10_000 })
  const dog = await shop.sell('dog', { ...tier, ladderTier: 2, priceKopecks: 25_000 })
  const fox = await shop.sell('fox', { ...tier, ladderTier: 3, priceKopecks: 40_000 })
  const buy = async (id: number, total: number) => {
    const order = await shop.order(buyer, { [id]: 1 }, { expectedTotalKopecks: total })
    await shop.play(order.payUrl, 'pay')
    return shop.read(buyer, order.id)
  }
  await buy(cat.id, 10_000)
  expect((await buy(dog.id, 15_000)).lines[0]).toMatchObject({
    priceKopecks: 25_000,
    discountKopecks: 10_000,
    totalKopecks: 15_000,
  })
  await buy(fox.id, 15_000)
  const both = { game: 'minecraft', name: 'Tracer' }
  const together = await shop.order(buyer, { [fox.id]: 1, [cat.id]: 1 }, { recipient: both })
  expect(together.totalKopecks).toBe(40_000)
})

test('days are added behind those that are left, and what ends is ended once', async () => {
  const shop = await openShop()
  const userId = await shop.createUser('Scout')
  const buyer = await shop.signIn(userId)
  await (await shop.administrator()).call('POST', '/admin/roles', {
    body: { name: 'Guard', permissions: [] },
  })
  const guard = await shop.sell('guard', {
    category: 'privileges',
    durationDays: 30,
    actions: [
      lp('lp user {player} parent addtemp guard {seconds}s'),
      { when: 'bought', kind: 'role', role: 'Guard' },
      { ...lp('lp user {player} parent remove guard'), when: 'ended' },
    ],
  })
  const start = shop.clock.now.getTime()
  const buy = async (quantity: number) => {
    const order = await shop.order(buyer, { [guard.id]: quantity })
    await shop.play(order.payUrl, 'pay')
    return (await shop.read(buyer, order.id)).lines[0]?.endsAt
  }
  const roles = async () =>
    (
      await shop.database.query
        .selectFrom('user_roles')
        .select('role_id')
        .where('user_id', '=', userId)
        .execute()
    ).length
  expect(await buy(1)).toBe(new Date(start + 30 * DAY).toISOString())
  expect((await shop.deliveries()).data[0]?.command).toBe(
    `lp user Ranger parent addtemp guard ${30 * 86_400}s`,
  )
  expect(await buy(2)).toBe(new Date(start + 90 * DAY).toISOString())
  await shop.deliverAll()
  await shop.pass(31 * DAY)
  const ended = async () =>
    (await shop.database.query.selectFrom('deliveries').select('id').where('moment', '=', 'ended').execute())
      .length
  expect([await ended(), await roles()]).toEqual([0, 1])
  await shop.pass(60 * DAY)
  await shop.pass(DAY)
  expect([await ended(), await roles()]).toEqual([1, 0])
  const after = await shop.signIn(userId)
  const again = await shop.order(after, { [guard.id]: 1 })
  await shop.play(again.payUrl, 'pay')
  expect(Date.parse((await shop.read(after, again.id)).lines[0]?.endsAt ?? '')).toBe(
    shop.clock.now.getTime() + 30 * DAY,
  )
})

test('a role that staff gave stays when what was bought with it ends', async () => {
  const shop = await openShop()
  const userId = await shop.createUser('Scout')
  const admin = await shop.administrator()
  const role = (await admin.call('POST', '/admin/roles', { body: { name: 'Guard', permissions: [] } })).json<{
    id: number
  }>()
  await shop.database.query.insertInto('user_roles').values({ user_id: userId, role_id: role.id }).execute()
  const guard = await shop.sell('guard', {
    category: 'privileges',
    durationDays: 1,
    actions: [{ when: 'bought', kind: 'role', role: 'Guard' }],
  })
  const order = await shop.order(await shop.signIn(userId), { [guard.id]: 1 })
  await shop.play(order.payUrl, 'pay')
  expect((await shop.read(await shop.signIn(userId), order.id)).status).toBe('delivered')
  await shop.pass(2 * DAY)
  const held = await shop.database.query
    .selectFrom('user_roles')
    .selectAll()
    .where('user_id', '=', userId)
    .execute()
  expect(held).toHaveLength(1)
})

test('letters of two orders do not take each other’s place, and few go to an address that nobody confirmed', async () => {
  const shop = await openShop()
  const buyer = await shop.player('Scout')
  const { id } = await shop.sell('diamonds')
  const numbers: string[] = []
  for (let index = 0; index < 3; index++) {
    const order = await shop.order(buyer, { [id]: 1 })
    numbers.push(order.number)
    await shop.play(order.payUrl, 'pay')
  }
  await shop.runBackgroundWork(1_000)
  await shop.lettersAreSent()
  expect(shop.letters.map(({ letter }) => numbers.find((number) => letter.subject.includes(number)))).toEqual(
    numbers,
  )
  for (let index = 0; index < 4; index++)
    await shop.play((await shop.order(buyer, { [id]: 1 })).payUrl, 'pay')
  await shop.runBackgroundWork(1_000)
  await expect.poll(() => shop.letters.length).toBe(5)
})

test('hooks are told of a paid and of a refunded order once, without the name of the buyer', async () => {
  const told: string[] = []
  const shop = await openShop(
    { PAYMENTS_TEST: 'true' },
    {
      postHook: async (_url, body) => {
        told.push(body)
        return { status: 200, text: '' }
      },
    },
  )
  const events = ['order.paid', 'order.refunded']
  const hook = { kind: 'standard', name: 'CRM', events, url: 'https://hooks.example/orders' }
  expect(
    (await (await shop.administrator()).call('POST', '/admin/webhooks', { body: hook })).statusCode,
  ).toBe(201)
  const { id } = await shop.sell('diamonds')
  const order = await shop.order(await shop.player('Scout'), { [id]: 2 })
  await shop.play(order.payUrl, 'twice')
  await shop.runBackgroundWork(1_000)
  await expect.poll(() => told.length).toBe(1)
  expect(JSON.parse(told[0] ?? '')).toMatchObject({
    type: 'order.paid',
    data: { id: order.id, number: order.number, totalKopecks: 20_000, isTest: true, provider: 'test' },
  })
  const refund = await shop.staff.call('POST', `/admin/orders/${order.id}/refunds`, {
    body: { amountKopecks: 5_000, reason: 'Asked for it' },
    headers: { 'idempotency-key': 'some' },
  })
  expect(refund.json()).toMatchObject({ state: 'done' })
  await shop.runBackgroundWork(1_000)
  await expect.poll(() => told.length).toBe(2)
  expect(JSON.parse(told[1] ?? '')).toMatchObject({
    type: 'order.refunded',
    data: { number: order.number, totalKopecks: 20_000, refundedKopecks: 5_000 },
  })
  expect(told.join()).not.toMatch(/Scout|buyer@/)
})

test('an account that goes leaves its orders without anybody’s name', async () => {
  const shop = await openShop()
  const userId = await shop.createUser('Scout')
  const buyer = await shop.signIn(userId)
  const { id } = await shop.sell('diamonds', { stock: 5 })
  const paid = await shop.order(buyer, { [id]: 1 })
  await shop.play(paid.payUrl, 'pay')
  const open = await shop.order(buyer, { [id]: 2 })
  const copy = (await buyer.call('GET', '/profile/export')).json<{
    data: { orders: { number: string; lines: object[] }[] }
  }>()
  expect(copy.data.orders.map(({ number }) => number)).toEqual([open.number, paid.number])
  expect(copy.data.orders[1]?.lines).toMatchObject([{ quantity: 1 }])
  expect((await (await shop.administrator()).call('DELETE', `/admin/users/${userId}`)).statusCode).toBe(204)
  const rows = await shop.database.query.selectFrom('orders').selectAll().orderBy('id').execute()
  expect(rows.map(({ state, user_id, email, recipient }) => [state, user_id, email, recipient])).toEqual([
    ['paid', null, null, null],
    ['cancelled', null, null, null],
  ])
  expect((await shop.find('diamonds')).stockLeft).toBe(4)
  await shop.play(open.payUrl, 'pay')
  expect((await shop.staff.call('GET', `/admin/orders/${open.id}`)).json()).toMatchObject({
    status: 'review',
    buyer: null,
    email: null,
    recipient: null,
  })
  expect((await shop.proof()).isSound).toBe(true)
})

test('staff find orders, and confirm one that was paid elsewhere, once, with a reason', async () => {
  const shop = await openShop()
  const buyer = await shop.player('Scout')
  const { id } = await shop.sell('diamonds')
  const one = await shop.order(buyer, { [id]: 1 })
  const two = await shop.order(buyer, { [id]: 2 }, { recipient: { game: 'minecraft', name: 'Tracer' } })
  await shop.play(two.payUrl, 'pay')
  const found = async (query: string, who = shop.staff) =>
    (await who.call('GET', `/admin/orders?${query}`))
      .json<{ data: { number: string; email: string | null }[] }>()
      .data.map(({ number }) => number)
  expect(await found('')).toEqual([two.number, one.number])
  expect(await found(`search=${one.number.toLowerCase()}`)).toEqual([one.number])
  expect(await found(`search=${one.id}`)).toEqual([one.number])
  expect(await found('search=TRAC')).toEqual([two.number])
  expect(await found('search=sCOUT')).toEqual([two.number, one.number])
  expect(await found(`search=${two.payUrl?.split('/').at(-1)}`)).toEqual([two.number])
  expect(await found('search=buyer@example.org')).toEqual([two.number, one.number])
  expect(await found('search=%25')).toEqual([])
  expect(await found('status=paid')).toEqual([two.number])
  expect(await found('provider=manual')).toEqual([])
  expect(await found('from=2020-01-01&to=2020-01-02')).toEqual([])
  const clerk = await shop.player('Clerk', ['access_admin_panel', 'view_orders'])
  expect(await found('search=buyer@example.org', clerk)).toEqual([])
  const seen = (await clerk.call('GET', `/admin/orders/${one.id}`)).json<object>()
  expect(seen).toMatchObject({
    email: null,
    recipient: 'Ranger',
    attempts: [{ provider: 'test', state: 'pending' }],
  })
  const path = `/admin/orders/${one.id}/confirm`
  expect((await clerk.call('POST', path, { body: { reason: 'Cash' } })).statusCode).toBe(403)
  expect((await shop.staff.call('POST', path, { body: { reason: ' ' } })).statusCode).toBe(400)
  const replies = await Promise.all(
    [1, 2].map(() => shop.staff.call('POST', path, { body: { reason: 'Paid in cash' } })),
  )
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  const refused = replies.find(({ statusCode }) => statusCode === 409)
  expect(refused && errorCode(refused)).toBe('order_settled')
  expect((await shop.read(buyer, one.id)).provider).toBe('manual')
  expect(await shop.books()).toMatchObject({ 'provider:manual RUB': -10_000, 'sales RUB': 30_000 })
  const log = (await (await shop.administrator()).call('GET', '/admin/audit?noun=order')).json<{
    data: object[]
  }>()
  expect(log.data).toMatchObject([
    { action: 'confirm', after: { reason: 'Paid in cash', order: one.number } },
  ])
  expect((await shop.proof()).isSound).toBe(true)
  // What the provider brings afterwards is a second payment.
  await shop.play(one.payUrl, 'pay')
  expect(await shop.books()).toMatchObject({ 'unclaimed RUB': 10_000 })
  shop.clock.advance(16 * 60_000)
  expect(errorCode(await shop.staff.call('POST', path, { body: { reason: 'x' } }))).toBe(
    'confirmation_required',
  )
})

test('the proof of the money sees an order that is paid without a payment, and a payment that is booked nowhere', async () => {
  const shop = await openShop()
  const buyer = await shop.player('Scout')
  const { id } = await shop.sell('diamonds')
  const order = await shop.order(buyer, { [id]: 1 })
  const paidOnce = async () => (await shop.proof()).checks.find(({ name }) => name === 'paid_once')
  const at = shop.clock.now.getTime()
  const orders = shop.database.query.updateTable('orders').where('uuid', '=', order.id)
  await orders.set({ paid_at: at }).execute()
  expect(await paidOnce()).toMatchObject({ isSound: false, detail: expect.stringContaining(order.number) })
  await orders.set({ paid_at: null }).execute()
  expect((await paidOnce())?.isSound).toBe(true)
  const attempt = order.payUrl?.split('/').at(-1) ?? ''
  await shop.database.query
    .insertInto('payments')
    .values({
      attempt_id: attempt,
      provider: 'test',
      payment_id: 'nowhere',
      amount_kopecks: 10_000,
      currency: 'RUB',
      refunded_kopecks: 0,
      is_test: 1,
      confirmed_at: at,
    })
    .execute()
  expect(await paidOnce()).toMatchObject({ isSound: false, detail: expect.stringContaining('nowhere') })
})
