import { expect, test } from 'vitest'
import type { MadeOrder, Order } from '#shared/contract/shop/orders.ts'
import { refusedSources } from '#tests/harness/inline-sources.ts'
import { moveMoney } from '#tests/harness/money.ts'
import { errorCode } from '#tests/harness/test-app.ts'
import { GIVE, openShop } from '#tests/shop/open-shop.ts'

const HOUR = 60 * 60_000

const pathOfCall = (url: string | null) => new URL(String(url), 'http://site').pathname.replace(/^\/api/, '')

test('what is bought is paid, given and told, and the books are right', async () => {
  const shop = await openShop()
  const buyer = await shop.player('Scout')
  const diamonds = await shop.sell('diamonds', { priceKopecks: 19_900 })
  const quote = await shop.quote(
    { [diamonds.id]: 2 },
    { recipient: { game: 'minecraft', name: 'Ranger' } },
    buyer,
  )
  expect(quote).toMatchObject({ totalKopecks: 39_800, missing: [], providers: ['test'] })
  const made = await shop.order(buyer, { [diamonds.id]: 2 }, { expectedTotalKopecks: 39_800 })
  expect(made).toMatchObject({ status: 'awaiting_payment', totalKopecks: 39_800 })
  expect(made.number).toMatch(/^[2-9A-HJKMNP-Z]{8}$/)
  expect(made.id).toMatch(/^[\da-f]{8}-[\da-f]{4}-7/)
  expect(await shop.read(buyer, made.id)).toMatchObject({
    status: 'awaiting_payment',
    payUrl: made.payUrl,
    providers: ['test'],
    isTest: true,
    isGift: false,
    expiresAt: new Date(shop.clock.now.getTime() + HOUR).toISOString(),
    timeline: [{ kind: 'made' }],
  })
  expect((await shop.deliveries()).total).toBe(0)
  expect((await shop.play(made.payUrl, 'pay')).statusCode).toBe(200)
  const paid = await shop.read(buyer, made.id)
  expect(paid).toMatchObject({
    status: 'paid',
    provider: 'test',
    payUrl: null,
    expiresAt: null,
    providers: [],
  })
  expect(paid.lines[0]).toMatchObject({ quantity: 2, name_en: 'Product diamonds', key: 'diamonds' })
  expect(paid.lines[0]?.deliveries).toEqual([
    {
      gameServer: expect.any(String),
      state: 'queued',
      text: expect.stringMatching(/^In line\. .*while Ranger is in the game\.$/),
    },
  ])
  expect((await shop.deliveries()).data).toMatchObject([
    { command: 'minecraft:give Ranger diamond 2', state: 'queued', player: 'Ranger' },
  ])
  await shop.deliverAll()
  const delivered = await shop.read(buyer, made.id)
  expect(delivered.status).toBe('delivered')
  expect(delivered.timeline.map(({ kind }) => kind)).toEqual(['made', 'paid', 'given', 'delivered'])
  expect(delivered.timeline[1]?.text).toMatch(/398/)
  expect(await shop.books()).toEqual({ 'provider:test RUB': -39_800, 'sales RUB': 39_800 })
  expect(await shop.proof()).toMatchObject({ isSound: true })
  expect((await shop.proof()).checks.find(({ name }) => name === 'paid_once')?.isSound).toBe(true)
  await shop.runBackgroundWork(1_000)
  await shop.lettersAreSent()
  expect(shop.letters.map(({ to }) => to)).toEqual(['buyer@example.org', 'buyer@example.org'])
  expect(shop.letters[0]?.letter.text).toContain(made.number)
  const other = await (await shop.player('Stranger')).call('GET', `/shop/orders/${made.id}`)
  expect([other.statusCode, errorCode(other)]).toEqual([404, 'not_found'])
  expect((await buyer.call('GET', '/shop/orders?limit=1')).json<Order[]>()).toHaveLength(1)
  expect((await buyer.call('GET', `/shop/orders?before=${made.id}`)).json<Order[]>()).toEqual([])
})

test('the same key makes one order, also at the same moment; another body under it is refused', async () => {
  const shop = await openShop()
  const buyer = await shop.player('Scout')
  const { id } = await shop.sell('diamonds', { stock: 5 })
  const draft = shop.draftOf({ [id]: 1 })
  const replies = await Promise.all(Array.from({ length: 4 }, () => shop.send(buyer, draft, 'double-press')))
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201])
  expect(new Set(replies.map((reply) => reply.json<MadeOrder>().id)).size).toBe(1)
  expect(new Set(replies.map((reply) => reply.json<MadeOrder>().payUrl)).size).toBe(1)
  expect((await shop.find('diamonds')).stockLeft).toBe(4)
  const reused = await shop.send(buyer, shop.draftOf({ [id]: 2 }), 'double-press')
  expect([reused.statusCode, errorCode(reused)]).toEqual([409, 'idempotency_key_reused'])
  const without = await buyer.call('POST', '/shop/orders', { body: draft })
  expect(without.statusCode).toBe(400)
})

test('of one piece and fifty buyers at once one has it', async () => {
  const shop = await openShop()
  const { id } = await shop.sell('crown', { stock: 1 })
  const buyers = await Promise.all(Array.from({ length: 50 }, (_, index) => shop.player(`Buyer${index}`)))
  const replies = await Promise.all(buyers.map((buyer) => shop.send(buyer, shop.draftOf({ [id]: 1 }))))
  expect(replies.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1)
  const refused = replies.filter(({ statusCode }) => statusCode === 409)
  expect([refused.length, ...new Set(refused.map(errorCode))]).toEqual([49, 'sold_out'])
  expect((await shop.find('crown')).stockLeft).toBe(0)
})

test('limits hold against many at once, for one player and for all', async () => {
  const shop = await openShop()
  const each = await shop.sell('each', { perPlayerMax: 2 })
  const all = await shop.sell('all', { inAllMax: 3 })
  const buyers = await Promise.all(Array.from({ length: 6 }, (_, index) => shop.player(`Buyer${index}`)))
  for (const [{ id }, sold, name] of [
    [each, 2, 'Ranger'],
    [all, 3, 'Tracer'],
  ] as const) {
    const recipient = { game: 'minecraft', name }
    const replies = await Promise.all(
      buyers.map((buyer) => shop.send(buyer, shop.draftOf({ [id]: 1 }, { recipient }))),
    )
    expect(replies.filter(({ statusCode }) => statusCode === 201)).toHaveLength(sold)
    expect(new Set(replies.filter(({ statusCode }) => statusCode !== 201).map(errorCode))).toEqual(
      new Set(['limit_reached']),
    )
  }
})

test('an order ends after an hour, or when it is given up, and gives back what it took', async () => {
  const shop = await openShop({
    ROBOKASSA_LOGIN: 'shop',
    ROBOKASSA_PASSWORD1: 'one',
    ROBOKASSA_PASSWORD2: 'two',
    PAYMENTS_TEST: 'true',
  })
  const buyer = await shop.player('Scout')
  const { id } = await shop.sell('crown', { stock: 3, perPlayerMax: 3 })
  const order = await shop.order(buyer, { [id]: 3 }, { provider: 'robokassa' })
  expect(order.payUrl).toContain('IsTest=1')
  expect((await shop.find('crown')).stockLeft).toBe(0)
  await shop.pass(HOUR - 60_000)
  expect((await shop.read(buyer, order.id)).status).toBe('awaiting_payment')
  await shop.pass(60_000)
  const expired = await shop.read(buyer, order.id)
  expect([expired.status, expired.expiresAt, expired.payUrl]).toEqual(['expired', null, null])
  expect((await shop.find('crown')).stockLeft).toBe(3)
  const again = await shop.order(buyer, { [id]: 3 }, { provider: 'robokassa' })
  const cancels = await Promise.all([1, 2].map(() => buyer.call('POST', `/shop/orders/${again.id}/cancel`)))
  expect(cancels.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  expect((await shop.find('crown')).stockLeft).toBe(3)
  const pay = await buyer.call('POST', `/shop/orders/${again.id}/pay`, { body: { provider: 'test' } })
  expect([pay.statusCode, errorCode(pay)]).toEqual([409, 'order_settled'])
  const stranger = await shop.player('Stranger')
  for (const path of ['cancel', 'pay'])
    expect(
      (await stranger.call('POST', `/shop/orders/${again.id}/${path}`, { body: { provider: 'test' } }))
        .statusCode,
    ).toBe(404)
})

test('an order lives as long as its provider calls the payment pending, a day at most', async () => {
  const shop = await openShop()
  const buyer = await shop.player('Scout')
  const { id } = await shop.sell('crown', { stock: 1 })
  const first = await shop.order(buyer, { [id]: 1 })
  await shop.pass(HOUR + 1)
  await shop.pass(2 * HOUR)
  const pending = await shop.read(buyer, first.id)
  expect(pending.status).toBe('awaiting_payment')
  expect(Date.parse(pending.expiresAt ?? '')).toBeGreaterThan(shop.clock.now.getTime())
  expect((await shop.play(first.payUrl, 'refuse')).statusCode).toBe(200)
  await shop.pass(6 * 60_000)
  const over = await shop.read(buyer, first.id)
  expect(over.status).toBe('expired')
  expect(over.timeline.map(({ kind }) => kind)).toEqual(['made', 'payment_refused', 'expired'])
  const second = await shop.order(buyer, { [id]: 1 })
  for (let hour = 0; hour < 24; hour++) await shop.pass(HOUR)
  expect((await shop.read(buyer, second.id)).status).toBe('expired')
  expect((await shop.find('crown')).stockLeft).toBe(1)
})

test('the page of the test provider brings styles that its policy takes', async () => {
  const shop = await openShop()
  const buyer = await shop.player('Scout')
  const { id } = await shop.sell('diamonds')
  const { payUrl } = await shop.order(buyer, { [id]: 1 })
  const pages = [await shop.anonymous.call('GET', pathOfCall(payUrl)), await shop.play(payUrl, 'pay')]
  for (const { body, headers } of pages) {
    expect(body).toContain('<style>')
    expect(refusedSources(body, headers['content-security-policy'])).toEqual([])
  }
})

test('a refused payment is paid again, by the same or by another, and never twice by a double press', async () => {
  const shop = await openShop()
  const buyer = await shop.player('Scout')
  const userId = (await buyer.call('GET', '/profile')).json<{ id: number }>().id
  const { id } = await shop.sell('diamonds')
  const { id: order, payUrl } = await shop.order(buyer, { [id]: 1 })
  const pay = (provider: string) => buyer.call('POST', `/shop/orders/${order}/pay`, { body: { provider } })
  expect((await pay('test')).json()).toEqual({ payUrl })
  await shop.play(payUrl, 'refuse')
  shop.clock.advance(1)
  const [one, two] = await Promise.all([pay('test'), pay('test')])
  expect(one.json()).toEqual(two.json())
  expect(one.json<{ payUrl: string }>().payUrl).not.toBe(payUrl)
  expect([(await pay('yookassa')).statusCode, errorCode(await pay('yookassa'))]).toEqual([
    409,
    'provider_off',
  ])
  expect(errorCode(await pay('balance'))).toBe('balance_too_low')
  await moveMoney(shop.database, userId, 15_000)
  expect((await shop.read(buyer, order)).providers).toEqual(['test', 'balance'])
  const byBalance = await Promise.all([pay('balance'), pay('balance')])
  expect(byBalance.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  expect((await shop.read(buyer, order)).status).toBe('paid')
  expect(await shop.balanceOf(userId)).toBe(5_000)
  const lines = (await buyer.call('GET', '/profile/transactions')).json<
    { amount: number; orderId?: string }[]
  >()
  expect(lines[0]).toMatchObject({ amount: -10_000, orderId: order })
  expect((await shop.proof()).isSound).toBe(true)
})

test('a balance pays whole orders only, and never twice at once', async () => {
  const shop = await openShop()
  const userId = await shop.createUser('Scout')
  const buyer = await shop.signIn(userId)
  const { id } = await shop.sell('diamonds')
  await moveMoney(shop.database, userId, 19_999)
  const replies = await Promise.all(
    ['Ranger', 'Tracer', 'Falcon'].map((name) =>
      shop.send(
        buyer,
        shop.draftOf({ [id]: 1 }, { provider: 'balance', recipient: { game: 'minecraft', name } }),
      ),
    ),
  )
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409])
  expect(replies.find(({ statusCode }) => statusCode === 201)?.json()).toMatchObject({
    status: 'paid',
    payUrl: null,
  })
  expect(await shop.balanceOf(userId)).toBe(9_999)
  expect((await buyer.call('GET', '/shop/orders')).json<Order[]>()).toHaveLength(1)
  expect((await shop.proof()).isSound).toBe(true)
})

test('where nothing is to be paid it is paid at once', async () => {
  const shop = await openShop()
  const buyer = await shop.player('Scout')
  const tier = { category: 'privileges', ladder: 'pets', paysDifference: true } as const
  const cat = await shop.sell('cat', { ...tier, ladderTier: 1, priceKopecks: 30_000 })
  const dog = await shop.sell('dog', { ...tier, ladderTier: 2, priceKopecks: 20_000 })
  await shop.play((await shop.order(buyer, { [cat.id]: 1 })).payUrl, 'pay')
  const order = await shop.order(buyer, { [dog.id]: 1 }, { expectedTotalKopecks: 0 })
  expect(order).toMatchObject({ status: 'paid', totalKopecks: 0, payUrl: null })
  expect((await shop.read(buyer, order.id)).provider).toBeNull()
  expect((await shop.deliveries()).total).toBe(2)
  expect(await shop.books()).toEqual({ 'provider:test RUB': -30_000, 'sales RUB': 30_000 })
  expect((await shop.proof()).isSound).toBe(true)
})

test('what cannot be sold is refused by its own code, and nothing of it stays', async () => {
  const shop = await openShop({ PAYMENTS_TEST: 'true' }, { rateLimits: false })
  const buyer = await shop.player('Scout')
  const diamonds = await shop.sell('diamonds', { stock: 9 })
  const elder = await shop.sell('elder', { isAdultsOnly: true })
  const wings = await shop.sell('wings', { requiredIds: [diamonds.id] })
  const badge = await shop.sell('badge', { category: 'privileges' })
  const idle = await shop.sell('idle', { actions: [] })
  const refusal = async (items: Record<number, number>, rest = {}) => {
    const reply = await shop.send(buyer, shop.draftOf(items, rest))
    return reply.statusCode === 201 ? 'sold' : `${reply.statusCode} ${errorCode(reply)}`
  }
  expect(await refusal({ [diamonds.id]: 10 })).toBe('409 sold_out')
  expect(await refusal({ [elder.id]: 1 })).toBe('409 adults_only')
  expect(await refusal({ [elder.id]: 1 }, { isAdult: false })).toBe('409 adults_only')
  expect(await refusal({ [wings.id]: 1 })).toBe('409 required_product')
  expect(await refusal({ [idle.id]: 1 })).toBe('409 not_for_sale')
  expect(await refusal({ 99999: 1 })).toBe('409 not_for_sale')
  expect(await refusal({ [diamonds.id]: 1 }, { expectedTotalKopecks: 9_999 })).toBe('409 price_changed')
  expect(await refusal({ [diamonds.id]: 1 }, { coupon: 'SPRING' })).toBe('409 coupon_refused')
  expect(await refusal({ [diamonds.id]: 1 }, { provider: 'yookassa' })).toBe('409 provider_off')
  for (const quantity of [0, -1, 1.5, 100, 1e21, '1', null])
    expect(await refusal({}, { items: [{ productId: diamonds.id, quantity }] })).toBe('400 validation_failed')
  for (const name of [
    '',
    'ab',
    'a b',
    'x'.repeat(17),
    'Ranger\nop me',
    'Рейнджер',
    '..x',
    'a;b',
    '\u202eRanger',
    '😀😀😀',
  ])
    expect([name, await refusal({ [diamonds.id]: 1 }, { recipient: { game: 'minecraft', name } })]).toEqual([
      name,
      '400 validation_failed',
    ])
  expect(await refusal({ [diamonds.id]: 1 }, { consent: false })).toBe('400 validation_failed')
  expect((await shop.find('diamonds')).stockLeft).toBe(9)
  expect((await buyer.call('GET', '/shop/orders')).json()).toEqual([])
  expect(await refusal({ [elder.id]: 1 }, { isAdult: true })).toBe('sold')
  expect(await refusal({ [wings.id]: 1, [diamonds.id]: 1 })).toBe('sold')
  expect(await refusal({ [badge.id]: 1 })).toBe('sold')
  // An unpaid order of the same account counts, whatever the case of the name.
  const recipient = { game: 'minecraft', name: 'RANGER' }
  expect(await refusal({ [badge.id]: 1 }, { recipient })).toBe('409 already_owned')
  const stranger = await shop.player('Stranger')
  expect((await shop.send(stranger, shop.draftOf({ [badge.id]: 1 }))).statusCode).toBe(201)
  expect(await refusal({ [diamonds.id]: 1 })).toBe('sold')
  expect(await refusal({ [diamonds.id]: 1 })).toBe('sold')
  expect(await refusal({ [diamonds.id]: 1 })).toBe('409 too_many_unpaid_orders')
  expect((await shop.find('diamonds')).stockLeft).toBe(6)
})

test('what a name has is told to the signed-in, and to nobody else', async () => {
  const shop = await openShop()
  const buyer = await shop.player('Scout')
  const badge = await shop.sell('badge', { category: 'privileges' })
  await shop.play((await shop.order(buyer, { [badge.id]: 1 })).payUrl, 'pay')
  const recipient = { game: 'minecraft', name: 'rAnGeR' }
  expect((await shop.quote({ [badge.id]: 1 }, { recipient })).missing).toEqual([])
  expect((await shop.quote({ [badge.id]: 1 }, { recipient }, buyer)).missing).toEqual([
    { code: 'already_owned', productId: badge.id },
  ])
  expect((await shop.quote({ [badge.id]: 1 }, {}, buyer)).missing).toEqual([{ code: 'recipient' }])
  const owned = await shop.send(buyer, shop.draftOf({ [badge.id]: 1 }, { recipient }))
  expect([owned.statusCode, errorCode(owned)]).toEqual([409, 'already_owned'])
})

test('a shop without a seller or without a provider sells nothing', async () => {
  const closed = await openShop({})
  const { id } = await closed.sell('diamonds')
  expect(await closed.quote({ [id]: 1 })).toMatchObject({ totalKopecks: 10_000, providers: [] })
  const reply = await closed.send(await closed.player('Scout'), closed.draftOf({ [id]: 1 }))
  expect([reply.statusCode, errorCode(reply)]).toEqual([409, 'shop_closed'])
  const live = await openShop({
    ROBOKASSA_LOGIN: 'shop',
    ROBOKASSA_PASSWORD1: 'one',
    ROBOKASSA_PASSWORD2: 'two',
  })
  const product = await live.sell('diamonds')
  const buyer = await live.player('Scout')
  const draft = live.draftOf({ [product.id]: 1 }, { provider: 'robokassa' })
  expect(errorCode(await live.send(buyer, draft))).toBe('shop_closed')
  const seller = { name: 'ИП Соколова', taxId: '500100732259', contact: 'shop@example.org' }
  const admin = await live.administrator()
  const { version } = (await admin.call('GET', '/admin/site')).json<{ version: number }>()
  expect((await admin.call('PUT', '/admin/site', { body: { seller, version } })).statusCode).toBe(200)
  expect((await live.send(buyer, draft)).statusCode).toBe(201)
  const manual = await live.send(buyer, { ...draft, provider: 'manual' })
  expect(manual.statusCode).toBe(400)
  expect(
    (await live.anonymous.call('GET', '/shop/test-payments/019ce0bb-1a00-7000-8000-000000000001')).statusCode,
  ).toBe(404)
})

test('an order keeps what it was sold as, whatever becomes of the product', async () => {
  const shop = await openShop()
  const buyer = await shop.player('Scout')
  const { id } = await shop.sell('diamonds', { actions: [GIVE] })
  const { id: order, payUrl } = await shop.order(buyer, { [id]: 1 })
  const [row] = (await shop.staff.call('GET', '/admin/shop/products'))
    .json<{ id: number; version: number }[]>()
    .filter((one) => one.id === id)
  const change = {
    name_en: 'Coal',
    priceKopecks: 5,
    actions: [{ ...GIVE, command: 'op {player}' }],
    version: row?.version,
  }
  expect((await shop.staff.call('PUT', `/admin/shop/products/${id}`, { body: change })).statusCode).toBe(200)
  await shop.play(payUrl, 'pay')
  expect((await shop.deliveries()).data.map(({ command }) => command)).toEqual([
    'minecraft:give Ranger diamond 1',
  ])
  expect((await shop.staff.call('DELETE', `/admin/shop/products/${id}`)).statusCode).toBeLessThan(300)
  expect((await shop.read(buyer, order)).lines[0]).toMatchObject({
    name_en: 'Product diamonds',
    priceKopecks: 10_000,
    key: null,
  })
})

test('whoever buys a role is told what is sent to its holders from then on, and nothing of before', async () => {
  const shop = await openShop()
  const admin = await shop.administrator()
  await admin.call('POST', '/admin/roles', { body: { name: 'Guard', permissions: [] } })
  const { id } = await shop.sell('guard', { actions: [{ when: 'bought', kind: 'role', role: 'Guard' }] })
  const buyer = await shop.player('Scout')
  const send = (text_en: string) =>
    admin.call('POST', '/admin/notices', { body: { to: { role: 'Guard' }, text_en } })
  await send('Before')
  shop.clock.advance(1)
  const { payUrl } = await shop.order(buyer, { [id]: 1 })
  await shop.play(payUrl, 'pay')
  await send('After')
  const { data } = (await buyer.call('GET', '/notices')).json<{ data: { text: string }[] }>()
  expect(data.map(({ text }) => text)).toEqual(['After'])
})
