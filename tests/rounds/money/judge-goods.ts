/** Whether what was bought was given, once, and only what was paid; and whether what is scarce adds up. */
import type { Books } from './books.ts'

/** What may have become of commands whose money went back. */
const TAKEN_BACK = ['done', 'cancelled']

export function* judgeGoods({ site, began, couponUses, ran }: Books): Iterable<string> {
  const orders = new Map(site.orders.map((order) => [order.id, order]))
  const deliveries = Map.groupBy(
    site.deliveries.filter(({ moment }) => moment === 'bought'),
    ({ line_id }) => line_id,
  )
  for (const line of site.lines) {
    const order = orders.get(line.order_id)
    const jobs = deliveries.get(line.id) ?? []
    const name = `line ${line.id} of order ${order?.uuid}`
    const isPaid = order?.paid_at !== null
    if (jobs.length !== (isPaid ? 1 : 0))
      yield `${name} is ${isPaid ? '' : 'not '}paid, and given ${jobs.length} times`
    for (const { state, uuid } of jobs) {
      if (line.refunded_at === null ? state !== 'done' : !TAKEN_BACK.includes(state))
        yield `${name} is ${line.refunded_at === null ? '' : 'taken back and '}${state}`
      if (state === 'done' && !ran.has(uuid)) yield `${name} is given, and no game was handed it`
    }
    if (!isPaid && line.delivered_at !== null) yield `${name} is called given, and is not paid`
  }
  for (const { line_id, uuid } of site.deliveries)
    if (site.lines.every(({ id }) => id !== line_id)) yield `delivery ${uuid} is for nothing that was bought`

  for (const [product, stock] of began) {
    const lines = site.lines.filter(({ product_id }) => product_id === product)
    const held = lines
      .filter(({ order_id }) => orders.get(order_id)?.holds_goods === 1)
      .reduce((sum, { quantity }) => sum + quantity, 0)
    const left = site.products.find(({ id }) => id === product)?.stock ?? 0
    if (left < 0 || held + left !== stock)
      yield `of ${stock} pieces of product ${product} ${held} are sold and ${left} left`
  }
  for (const { holds_goods, state, uuid } of orders.values()) {
    const isOver = state === 'expired' || state === 'cancelled'
    if (isOver && holds_goods === 1) yield `order ${uuid} is ${state} and keeps what it took`
    if (!isOver && state !== 'review' && state !== 'refunded' && holds_goods === 0)
      yield `order ${uuid} is ${state} and holds nothing`
  }
  for (const { id, uses } of site.coupons) {
    const held = site.orders.filter(({ coupon_id, holds_goods }) => coupon_id === id && holds_goods === 1)
    // What staff give late is not turned away for a coupon that others have used up.
    const late = site.unclaimed.filter(({ decision }) => decision === 'order').length
    if (uses > couponUses || uses > held.length || uses < held.length - late)
      yield `a coupon for ${couponUses} orders counts ${uses}, and ${held.length} have it`
  }
}
