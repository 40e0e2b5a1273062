import { expect, test } from 'vitest'
import { WRONG_COUPONS_MAX } from '#shared/constants/shop/coupons.ts'
import type { StaffCoupon } from '#shared/contract/shop/coupons.ts'
import type { StaffOrder } from '#shared/contract/shop/staff-orders.ts'
import { errorCode } from '#tests/harness/test-app.ts'
import { openShop } from '#tests/shop/open-shop.ts'

const HOUR = 60 * 60_000

async function openWithCoupons() {
  const shop = await openShop()
  const list = async () => (await shop.staff.call('GET', '/admin/shop/coupons')).json<StaffCoupon[]>()
  return {
    ...shop,
    list,
    usesOf: async (code: string) => (await list()).find((one) => one.code === code)?.uses,
    async coupon(code: string, fields: object = { percent: 10 }): Promise<StaffCoupon> {
      const reply = await shop.staff.call('POST', '/admin/shop/coupons', { body: { code, ...fields } })
      if (reply.statusCode !== 201) throw new Error(`the coupon was refused: ${reply.body}`)
      return reply.json<StaffCoupon>()
    },
  }
}

test('a coupon makes quote and order cheaper, in whatever case it is typed, and the order says so', async () => {
  const shop = await openWithCoupons()
  const buyer = await shop.player('Scout')
  const { id } = await shop.sell('diamonds', { priceKopecks: 9_999 })
  await shop.coupon('ВЕСНА-2026')
  const quote = await shop.quote({ [id]: 1 }, { coupon: 'весна-2026' }, buyer)
  expect(quote).toMatchObject({ totalKopecks: 8_999, missing: [{ code: 'recipient' }] })
  expect(quote.lines).toMatchObject([{ priceKopecks: 9_999, discountKopecks: 1_000, totalKopecks: 8_999 }])
  const made = await shop.order(buyer, { [id]: 1 }, { coupon: 'Весна-2026', expectedTotalKopecks: 8_999 })
  await shop.play(made.payUrl, 'pay')
  expect(await shop.read(buyer, made.id)).toMatchObject({
    status: 'paid',
    totalKopecks: 8_999,
    coupon: 'Весна-2026',
  })
  expect(await shop.usesOf('ВЕСНА-2026')).toBe(1)
  expect(await shop.proof()).toMatchObject({ isSound: true })
})

test('what a coupon makes free is paid at once', async () => {
  const shop = await openWithCoupons()
  const { id } = await shop.sell('diamonds')
  await shop.coupon('GIFT', { percent: 100 })
  const made = await shop.order(await shop.player('Scout'), { [id]: 1 }, { coupon: 'gift' })
  expect(made).toMatchObject({ status: 'paid', totalKopecks: 0, payUrl: null })
})

test('of a coupon for one order and a hundred at once one has it; who gives the order up gives it back', async () => {
  const shop = await openWithCoupons()
  const { id } = await shop.sell('diamonds')
  await shop.coupon('FIRST', { amountKopecks: 5_000, usesMax: 1 })
  const buyers = await Promise.all(Array.from({ length: 100 }, (_, index) => shop.player(`Buyer${index}`)))
  const replies = await Promise.all(
    buyers.map((buyer) => shop.send(buyer, shop.draftOf({ [id]: 1 }, { coupon: 'FIRST' }))),
  )
  const winner = replies.findIndex(({ statusCode }) => statusCode === 201)
  expect(replies.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1)
  expect(new Set(replies.filter((_, index) => index !== winner).map(errorCode))).toEqual(
    new Set(['coupon_refused']),
  )
  expect(await shop.usesOf('FIRST')).toBe(1)
  const [other] = buyers.filter((_, index) => index !== winner)
  expect((await shop.quote({ [id]: 1 }, { coupon: 'FIRST' }, other)).missing).toContainEqual({
    code: 'coupon_used_up',
  })
  const order = replies[winner]?.json<{ id: string }>()
  const given = await buyers[winner]?.call('POST', `/shop/orders/${order?.id}/cancel`)
  expect(given?.statusCode).toBe(200)
  expect(await shop.usesOf('FIRST')).toBe(0)
  const next = await shop.order(other ?? buyers[0]!, { [id]: 1 }, { coupon: 'FIRST' })
  expect(next.totalKopecks).toBe(5_000)
  await shop.play(next.payUrl, 'refuse')
  await shop.pass(2 * HOUR)
  expect(await shop.usesOf('FIRST')).toBe(0)
})

test('one account uses it so often, also from two tabs at once', async () => {
  const shop = await openWithCoupons()
  const { id } = await shop.sell('diamonds')
  const buyer = await shop.player('Scout')
  await shop.coupon('ONCE', { percent: 50, usesEachMax: 1 })
  const replies = await Promise.all(
    Array.from({ length: 3 }, () => shop.send(buyer, shop.draftOf({ [id]: 1 }, { coupon: 'ONCE' }))),
  )
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409])
  expect((await shop.quote({ [id]: 1 }, { coupon: 'ONCE' }, buyer)).missing).toContainEqual({
    code: 'coupon_used_up',
  })
  expect((await shop.quote({ [id]: 1 }, { coupon: 'ONCE' }, await shop.player('Other'))).totalKopecks).toBe(
    5_000,
  )
})

test('an account has its use again when late money for its order went back, and not when what it paid for did', async () => {
  const shop = await openWithCoupons()
  const { id } = await shop.sell('diamonds')
  const buyer = await shop.player('Scout')
  await shop.coupon('ONCE', { percent: 50, usesEachMax: 1 })
  const missing = async () => (await shop.quote({ [id]: 1 }, { coupon: 'ONCE' }, buyer)).missing
  const late = await shop.order(buyer, { [id]: 1 }, { coupon: 'ONCE' })
  await buyer.call('POST', `/shop/orders/${late.id}/cancel`)
  await shop.play(late.payUrl, 'pay')
  const { unclaimed } = (await shop.staff.call('GET', `/admin/orders/${late.id}`)).json<StaffOrder>()
  const decided = await shop.staff.call('POST', `/admin/orders/${late.id}/unclaimed/${unclaimed[0]?.id}`, {
    body: { decision: 'return', reason: 'Came late' },
  })
  expect(decided.json()).toEqual({ isDecided: true })
  expect((await shop.read(buyer, late.id)).status).toBe('refunded')
  expect(await shop.usesOf('ONCE')).toBe(0)
  expect(await missing()).not.toContainEqual({ code: 'coupon_used_up' })
  const paid = await shop.order(buyer, { [id]: 1 }, { coupon: 'ONCE', expectedTotalKopecks: 5_000 })
  await shop.play(paid.payUrl, 'pay')
  await shop.staff.call('POST', `/admin/orders/${paid.id}/refunds`, {
    body: { reason: 'Asked for it' },
    headers: { 'idempotency-key': 'back' },
  })
  expect((await shop.read(buyer, paid.id)).status).toBe('refunded')
  expect(await shop.usesOf('ONCE')).toBe(1)
  expect(await missing()).toContainEqual({ code: 'coupon_used_up' })
})

test('with a coupon for the lower tier both together cost what they do one after another, in quote and order', async () => {
  const shop = await openWithCoupons()
  const buyer = await shop.player('Scout')
  const tier = { category: 'privileges', ladder: 'pets', paysDifference: true } as const
  const cat = await shop.sell('cat', { ...tier, ladderTier: 1 })
  const dog = await shop.sell('dog', { ...tier, ladderTier: 2, priceKopecks: 15_000 })
  await shop.coupon('KITTEN', { percent: 100, productIds: [cat.id] })
  const [coupon, both] = ['kitten', { [dog.id]: 1, [cat.id]: 1 }]
  const recipient = { game: 'minecraft', name: 'Ranger' }
  expect(await shop.quote(both, { coupon, recipient }, buyer)).toMatchObject({
    totalKopecks: 15_000,
    missing: [],
  })
  const together = await shop.order(buyer, both, { coupon, expectedTotalKopecks: 15_000 })
  await shop.play(together.payUrl, 'pay')
  const { lines } = await shop.read(buyer, together.id)
  expect(lines.map(({ productId, totalKopecks }) => [productId, totalKopecks])).toEqual(
    expect.arrayContaining([
      [cat.id, 0],
      [dog.id, 15_000],
    ]),
  )
  const other = { recipient: { game: 'minecraft', name: 'Tracer' } }
  const first = await shop.order(buyer, { [cat.id]: 1 }, { ...other, coupon })
  const second = await shop.order(buyer, { [dog.id]: 1 }, other)
  expect(first.totalKopecks + second.totalKopecks).toBe(together.totalKopecks)
  expect((await shop.proof()).isSound).toBe(true)
})

test('it counts within its time, for what it is for, and while it is on', async () => {
  const shop = await openWithCoupons()
  const { id } = await shop.sell('diamonds')
  const other = await shop.sell('emeralds')
  const time = shop.clock.now.getTime()
  const coupon = await shop.coupon('SOON', {
    percent: 10,
    productIds: [other.id],
    startsAt: new Date(time + HOUR).toISOString(),
    endsAt: new Date(time + 2 * HOUR).toISOString(),
  })
  const why = async (items: Record<number, number>) =>
    (await shop.quote(items, { coupon: 'soon' })).missing
      .map(({ code }) => code)
      .filter((code) => code.includes('coupon'))
  expect(await why({ [other.id]: 1 })).toEqual(['coupon_over'])
  shop.clock.advance(HOUR)
  expect(await why({ [other.id]: 1 })).toEqual([])
  expect(await why({ [id]: 1 })).toEqual(['coupon_not_for_these'])
  expect((await shop.quote({ [id]: 1, [other.id]: 1 }, { coupon: 'SOON' })).totalKopecks).toBe(19_000)
  shop.clock.advance(HOUR)
  expect(await why({ [other.id]: 1 })).toEqual(['coupon_over'])
  const off = await shop.staff.call('PUT', `/admin/shop/coupons/${coupon.id}`, {
    body: { isOff: true, version: coupon.version },
  })
  expect(off.statusCode).toBe(200)
  expect(await why({ [other.id]: 1 })).toEqual(['unknown_coupon'])
})

test('whoever guesses codes is told of none for a while, and of what they buy all the same', async () => {
  const shop = await openWithCoupons()
  const { id } = await shop.sell('diamonds')
  await shop.coupon('REAL')
  for (let tried = 0; tried < WRONG_COUPONS_MAX; tried++)
    expect((await shop.quote({ [id]: 1 }, { coupon: `GUESS-${tried}` })).missing).toContainEqual({
      code: 'unknown_coupon',
    })
  expect(await shop.quote({ [id]: 1 }, { coupon: 'REAL' })).toMatchObject({
    totalKopecks: 10_000,
    missing: [{ code: 'recipient' }, { code: 'coupon_later' }],
  })
  expect(await shop.quote({ [id]: 1 })).toMatchObject({ missing: [{ code: 'recipient' }] })
})

test('staff are told what is wrong with a coupon, and of two who change one the second hears of it', async () => {
  const shop = await openWithCoupons()
  const refused = async (body: object) => {
    const reply = await shop.staff.call('POST', '/admin/shop/coupons', { body })
    return reply.statusCode === 201 ? 'made' : Object.keys(reply.json<{ fields: object }>().fields).join()
  }
  expect(await refused({ code: 'A', percent: 10 })).toBe('code')
  expect(await refused({ code: 'TWO WORDS', percent: 10 })).toBe('code')
  expect(await refused({ code: 'BOTH', percent: 10, amountKopecks: 100 })).toBe('percent')
  expect(await refused({ code: 'NONE' })).toBe('percent')
  for (const percent of [0, 101, 1.5, -1]) expect(await refused({ code: 'ODD', percent })).toBe('percent')
  expect(await refused({ code: 'FREE', amountKopecks: 0 })).toBe('amountKopecks')
  expect(await refused({ code: 'GONE', percent: 5, productIds: [999_999] })).toBe('productIds')
  const [startsAt, endsAt] = ['2030-01-02T00:00:00Z', '2030-01-01T00:00:00Z']
  expect(await refused({ code: 'BACK', percent: 5, startsAt, endsAt })).toBe('endsAt')
  const coupon = await shop.coupon('Mine')
  expect(await refused({ code: 'MINE', percent: 5 })).toBe('code')
  const address = `/admin/shop/coupons/${coupon.id}`
  const change = (body: object) => shop.staff.call('PUT', address, { body })
  expect((await change({ percent: null, amountKopecks: 700, version: 1 })).json()).toMatchObject({
    percent: null,
    amountKopecks: 700,
    version: 2,
  })
  const late = await change({ percent: 20, amountKopecks: null, version: 1 })
  expect([late.statusCode, errorCode(late)]).toEqual([409, 'conflict'])
  expect((await shop.staff.call('DELETE', address)).statusCode).toBe(204)
  expect((await shop.staff.call('DELETE', address)).statusCode).toBe(404)
})

test('an order keeps its price and its coupon’s name when the coupon goes', async () => {
  const shop = await openWithCoupons()
  const buyer = await shop.player('Scout')
  const { id } = await shop.sell('diamonds')
  const coupon = await shop.coupon('BRIEF')
  const made = await shop.order(buyer, { [id]: 1 }, { coupon: 'BRIEF' })
  await shop.staff.call('DELETE', `/admin/shop/coupons/${coupon.id}`)
  await shop.play(made.payUrl, 'pay')
  expect(await shop.read(buyer, made.id)).toMatchObject({
    status: 'paid',
    totalKopecks: 9_000,
    coupon: 'BRIEF',
  })
})
