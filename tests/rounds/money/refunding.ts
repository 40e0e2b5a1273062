/** How money goes back in the middle of it all: whole, in part, twice at once, and behind the back of the site. */
import type { Shop } from './goods.ts'
import type { PlacedOrder } from './ordering.ts'
import { disturb } from './paying.ts'
import type { Plan } from './plan.ts'
import type { Postman } from './postman.ts'

/** What a refund may be told of what has happened to its order meanwhile. */
const REFUSALS = ['nothing_left', 'refund_only_outside']

export async function refundAs(plan: Plan, order: PlacedOrder, shop: Shop, postman: Postman): Promise<void> {
  if (plan.afterwards === 'cabinet') return refundInCabinet(plan, order, shop, postman)
  const { world } = shop
  disturb(world, plan.provider, 'refunding', plan.refundFault)
  const part = Math.max(1, Math.floor(order.totalKopecks / 3))
  const body = {
    reason: 'Asked for it',
    ...(plan.afterwards === 'part' && { amountKopecks: part }),
    ...(plan.afterwards === 'outside' && { isDoneOutside: true }),
  }
  const headers = { 'idempotency-key': `refund-${plan.index}` }
  const ask = () => world.staff('POST', `/admin/orders/${order.id}/refunds`, body, headers)
  const told = await Promise.all(plan.isRefundPressedTwice ? [ask(), ask()] : [ask()])
  const done = told.filter(({ status }) => status === 201)
  if (new Set(done.map((reply) => reply.body.id)).size > 1) world.faults.push('a double press refunded twice')
  for (const reply of told)
    if (reply.status !== 201 && !REFUSALS.includes(String(reply.body.code)))
      world.faults.push(`a refund was told ${reply.status} ${JSON.stringify(reply.body)}`)
  shop.count(done.length > 0 ? `refunded ${plan.afterwards}` : 'nothing to refund')
}

/** Staff send money back where the site sees nothing of it. */
async function refundInCabinet(plan: Plan, { id }: PlacedOrder, shop: Shop, postman: Postman): Promise<void> {
  const { yookassa, staff } = shop.world
  const seen = (await staff('GET', `/admin/orders/${id}`)).body as { attempts?: { reference: string }[] }
  const references = (seen.attempts ?? []).map(({ reference }) => reference)
  const payment = yookassa.payments.find((one) => references.includes(one.id) && one.status === 'succeeded')
  if (payment?.amount.currency !== 'RUB') return
  const left = Math.round((Number(payment.amount.value) - Number(payment.refunded_amount?.value ?? 0)) * 100)
  const kopecks = plan.isMore ? left : Math.floor(left / 2)
  if (kopecks <= 0) return
  yookassa.refundInCabinet(payment.id, (kopecks / 100).toFixed(2))
  shop.count('refunded in the cabinet')
  await postman.carryNew('yookassa', plan.otherFate)
}
