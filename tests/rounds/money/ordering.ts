/** How an order is made: pressed twice, unheard, at a price that changes, and tried with what nobody should send. */
import { setTimeout as wait } from 'node:timers/promises'
import { COUPON, type Item, type Shop } from './goods.ts'
import type { Plan } from './plan.ts'
import type { Ask, Reply } from './world.ts'

const TRIES_MAX = 5
const UNHEARD_MS = 5
const ABSURD = [-1, 0, 1.5, 100, 1e9, 2 ** 53, -0.5, '2', null]
/** What a buyer may be told of what others have bought meanwhile. */
const REFUSALS = ['sold_out', 'not_for_sale', 'coupon_refused', 'too_many_unpaid_orders']

type Draft = { items: Item[] } & Record<string, unknown>
export type PlacedOrder = { id: string; totalKopecks: number; payUrl: string | null }

/** The order of a purchase; null where something was sold out, or the like. */
export async function placeOrder(plan: Plan, shop: Shop, ask: Ask): Promise<PlacedOrder | null> {
  const { world } = shop
  if (plan.trial === 'absurd') await tryAbsurd(plan, shop, ask)
  for (let tries = 0; tries < TRIES_MAX; tries++) {
    const draft = await draftOf(plan, shop, ask)
    const key = `purchase-${plan.index}-${tries}`
    if (plan.trial === 'wrong-price') await tryWrongPrice(draft, `${key}-wrong`, shop, ask)
    const { status, body } = await press(plan, draft, key, shop, ask)
    if (status === 201) {
      const { id, totalKopecks, payUrl } = body as PlacedOrder
      shop.made.set(id, { account: shop.accounts[plan.account]?.id ?? 0, totalKopecks })
      return { id, totalKopecks, payUrl }
    }
    shop.count(`told ${body.code}`)
    if (body.code === 'price_changed') continue
    if (!REFUSALS.includes(String(body.code)))
      world.faults.push(`an order was told ${status} ${JSON.stringify(body)}`)
    return null
  }
  return null
}

/** As the page of the shop shows it at this moment. */
async function draftOf(plan: Plan, shop: Shop, ask: Ask): Promise<Draft> {
  const products = (await ask('GET', '/shop/products')).body as unknown as {
    id: number
    priceKopecks: number
  }[]
  const items = shop.itemsOf(plan)
  const prices = new Map(products.map(({ id, priceKopecks }) => [id, priceKopecks]))
  const total = items.reduce(
    (sum, { productId, quantity }) => sum + (prices.get(productId) ?? 0) * quantity,
    0,
  )
  return {
    items,
    recipient: { game: 'minecraft', name: `Player_${plan.account}` },
    email: `buyer${plan.account}@example.org`,
    provider: plan.provider,
    consent: true,
    ...(plan.hasCoupon ? { coupon: COUPON } : { expectedTotalKopecks: total }),
  }
}

async function press(plan: Plan, draft: Draft, key: string, shop: Shop, ask: Ask): Promise<Reply> {
  const send = (body: object) => ask('POST', '/shop/orders', body, { 'idempotency-key': key })
  if (plan.press === 'unheard') {
    // The answer is lost on its way; where it was is known only by asking again.
    await Promise.race([send(draft).catch(() => null), wait(UNHEARD_MS)])
    return send(draft)
  }
  const [first, second] = await Promise.all(
    plan.press === 'twice' ? [send(draft), send(draft)] : [send(draft)],
  )
  if (!first) throw new Error('nothing was pressed')
  const both = [first, second].flatMap((reply) => (reply?.status === 201 ? [reply] : []))
  if (new Set(both.map(({ body }) => body.id)).size > 1)
    shop.world.faults.push(`a double press made two orders: ${both.map(({ body }) => body.id).join(', ')}`)
  if (plan.press === 'other-body' && first.status === 201) {
    const other = await send({ ...draft, email: 'another@example.org' })
    if (other.status !== 409) shop.world.faults.push(`a used key with another order was told ${other.status}`)
  }
  return both[0] ?? first
}

async function tryAbsurd(plan: Plan, shop: Shop, ask: Ask): Promise<void> {
  const draft = await draftOf(plan, shop, ask)
  const quantity = ABSURD[plan.pick % ABSURD.length]
  const items = draft.items.map((item) => ({ ...item, quantity }))
  const headers = { 'idempotency-key': `absurd-${plan.index}` }
  const { status } = await ask('POST', '/shop/orders', { ...draft, items }, headers)
  if (status !== 400) shop.world.faults.push(`${quantity} pieces were told ${status}`)
  shop.count('absurd')
}

async function tryWrongPrice(draft: Draft, key: string, shop: Shop, ask: Ask): Promise<void> {
  const wrong = { ...draft, expectedTotalKopecks: 1 }
  const { status } = await ask('POST', '/shop/orders', wrong, { 'idempotency-key': key })
  if (status !== 409) shop.world.faults.push(`an order for a kopeck was told ${status}`)
  shop.count('wrong price')
}
