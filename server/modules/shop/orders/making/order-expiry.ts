/** Unpaid orders end after a while: later only where their provider still calls the payment pending. */

import type { OrderRow, OrdersStore } from '#server/modules/shop/orders/kept/orders.store.ts'
import type { OrderEndings } from '#server/modules/shop/orders/settling/order-endings.ts'
import type { PaymentAttemptsService } from '#server/modules/shop/payments/payment-attempts.service.ts'
import { ORDER_KEPT_PENDING_MS } from '#shared/constants/shop/orders.ts'

/** So long the answer of a provider is waited for, and so long one is as good as new. */
const ASKED_MS = 3_000
const FRESH_MS = 30_000
/** How often a provider is asked whether a payment is still pending. */
const PENDING_MS = 5 * 60_000

export function createOrderExpiry({
  orders,
  attempts,
  endings,
  now,
}: {
  orders: Pick<OrdersStore, 'claimDue' | 'updateUnpaid'>
  attempts: Pick<PaymentAttemptsService, 'listOf' | 'hurry'>
  endings: Pick<OrderEndings, 'end'>
  now: () => Date
}) {
  async function look(order: OrderRow, time: number): Promise<void> {
    const open = (await attempts.listOf('order', order.uuid)).filter(
      ({ state }) => state === 'creating' || state === 'pending',
    )
    const isKnown = open.every(({ looked_up_at: at }) => at !== null && at > time - FRESH_MS)
    // What it is now is asked first, and looked at again in a moment.
    if (!isKnown) return attempts.hurry('order', order.uuid)
    const last = order.created_at + ORDER_KEPT_PENDING_MS
    if (time < last && open.some(({ is_pending }) => is_pending === 1)) {
      const next = Math.min(time + PENDING_MS, last)
      await orders.updateUnpaid(order.uuid, { expires_at: next, check_at: next })
    } else await endings.end(order, 'expired')
  }

  return {
    /** Meant to be called every second, by any number of processes. */
    async expireDue(): Promise<void> {
      for (;;) {
        const time = now().getTime()
        const order = await orders.claimDue(time, time + ASKED_MS)
        if (!order) return
        await look(order, time)
      }
    },
  }
}
