/** Time passes until everything is clear: what is due is looked up, what is over ends, and staff decide the rest. */
import { setTimeout as wait } from 'node:timers/promises'
import { type Address, withDatabase } from '#tests/harness/address.ts'
import type { Shop } from './goods.ts'
import { payAt } from './paying.ts'
import type { Postman } from './postman.ts'
import type { World } from './world.ts'

const MINUTE_MS = 60_000
const LOOK_EVERY_MS = 200
const PATIENCE_MS = 180_000
/** Soon, within the hour, when an hour is over, and when a day and a night are. */
const STEPS_MS = [3, 9, 62, 25 * 60].map((minutes) => minutes * MINUTE_MS)

/** For what the staff have decided. */
const LAST_MS = 2 * 60 * MINUTE_MS

type Reply = { unclaimed?: { id: number; ways: string[] }[] }

export async function settle(shop: Shop, postman: Postman): Promise<void> {
  const { world } = shop
  await postman.sendAllHeld()
  for (const step of STEPS_MS) {
    await world.pass(step)
    await postman.carryOthers()
    await untilQuiet(world)
  }
  for (const { plan, payUrl } of shop.late)
    if (payAt(world, plan.provider, payUrl)) {
      shop.count('paid when all was over')
      await postman.carryNew(plan.provider, 'twice')
    }
  await postman.sendAllHeld()
  await postman.replay()
  await untilQuiet(world)
  for (const provider of [world.yookassa, world.robokassa, world.freekassa]) provider.behave()
  await decideOnRefunds(shop)
  await decideOnMoney(shop)
  await world.pass(LAST_MS)
  await postman.carryOthers()
  await untilQuiet(world)
}

/** Nothing is due any more. What is still due after a while is a fault. */
function untilQuiet({ address, now, faults }: World): Promise<void> {
  return withDatabase(address, async ({ query }) => {
    const end = Date.now() + PATIENCE_MS
    for (;;) {
      const due = await countDue(query, now().getTime())
      if (due.every(([, count]) => count === 0)) return
      if (Date.now() > end) {
        faults.push(
          ...due.filter(([, count]) => count > 0).map(([what, count]) => `${count} ${what} are still due`),
        )
        return
      }
      await wait(LOOK_EVERY_MS)
    }
  })
}

type Query = Parameters<Parameters<typeof withDatabase<void>>[1]>[0]['query']
async function countDue(query: Query, now: number): Promise<[string, number][]> {
  const [payments, refunds, orders, deliveries] = await Promise.all([
    query.selectFrom('payment_attempts').select('id').where('next_look_up_at', '<=', now).execute(),
    query
      .selectFrom('order_refunds')
      .select('id')
      .where('state', '=', 'pending')
      .where((row) => row.or([row('next_look_up_at', '<=', now), row('asked_at', 'is', null)]))
      .execute(),
    query
      .selectFrom('orders')
      .select('id')
      .where('state', '=', 'awaiting_payment')
      .where('expires_at', '<=', now)
      .execute(),
    query
      .selectFrom('deliveries')
      .select('id')
      .where('state', 'in', ['queued', 'leased'])
      .where('is_held', '=', 0)
      .execute(),
  ])
  return [
    ['payments', payments.length],
    ['refunds', refunds.length],
    ['orders', orders.length],
    ['deliveries', deliveries.length],
  ]
}

/** Staff look into the cabinets of the providers for what the site cannot know. */
async function decideOnRefunds(shop: Shop): Promise<void> {
  const { world } = shop
  for (const { order, refund, isDone } of await listRefundsInReview(world)) {
    const path = `/admin/orders/${order}/refunds/${refund}/decide`
    const { status } = await world.staff('POST', path, { isDone, reason: 'As the cabinet shows' })
    if (status !== 200) world.faults.push(`deciding about a refund was told ${status}`)
    shop.count(`refunds decided as ${isDone ? 'done' : 'not done'}`)
  }
}

/** Of money that is nobody's some is given to its order, some to the buyer, some sent back, and some left. */
async function decideOnMoney(shop: Shop): Promise<void> {
  const { world } = shop
  const wanted = ['order', 'balance', 'return', 'outside', 'none']
  for (const [index, id] of (await listInReview(world.address)).entries()) {
    const { unclaimed = [] } = (await world.staff('GET', `/admin/orders/${id}`)).body as Reply
    for (const { id: money, ways } of unclaimed) {
      const decision = wanted[index % wanted.length] ?? 'none'
      if (!ways.includes(decision)) continue
      const { status, body } = await world.staff('POST', `/admin/orders/${id}/unclaimed/${money}`, {
        decision,
        reason: 'As the buyer wishes',
      })
      if (
        status !== 200 &&
        !['sold_out', 'unclaimed_settled', 'unclaimed_impossible'].includes(String(body.code))
      )
        world.faults.push(`deciding about money of nobody was told ${status} ${JSON.stringify(body)}`)
      shop.count(`of nobody: ${status === 200 ? decision : body.code}`)
    }
  }
}

const listInReview = (address: Address) =>
  withDatabase(address, async ({ query }) => {
    const rows = await query
      .selectFrom('unclaimed_payments')
      .innerJoin('orders', 'orders.id', 'unclaimed_payments.order_id')
      .select('orders.uuid')
      .where('decision', 'is', null)
      .orderBy('orders.id')
      .execute()
    return [...new Set(rows.map(({ uuid }) => uuid))]
  })

/** Refunds of which the site does not know whether they were made; the provider does. */
const listRefundsInReview = ({ address, robokassa }: World) =>
  withDatabase(address, async ({ query }) => {
    const rows = await query
      .selectFrom('order_refunds')
      .innerJoin('orders', 'orders.id', 'order_refunds.order_id')
      .innerJoin('payments', 'payments.id', 'order_refunds.payment_id')
      .innerJoin('payment_attempts', 'payment_attempts.id', 'payments.attempt_id')
      .select(['orders.uuid as order', 'order_refunds.uuid as refund', 'order_refunds.amount_kopecks'])
      .select(['payments.refunded_kopecks', 'payment_attempts.number'])
      .where('order_refunds.state', '=', 'review')
      .execute()
    return rows.map(({ order, refund, amount_kopecks, refunded_kopecks, number }) => {
      const operation = robokassa.operations.find((one) => one.number === String(number))
      const back = Math.round((operation?.refunded ?? 0) * 100)
      return { order, refund, isDone: back >= refunded_kopecks + amount_kopecks }
    })
  })
