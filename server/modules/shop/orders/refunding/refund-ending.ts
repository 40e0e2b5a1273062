/** How refunds of orders end: the money has gone back, or what waits for it is handed out again. */
import type { Database } from '#server/db/database.ts'
import type { OrdersStore } from '#server/modules/shop/orders/kept/orders.store.ts'
import type { RefundRow, RefundsStore } from '#server/modules/shop/orders/kept/refunds.store.ts'
import type { RefundBooking } from '#server/modules/shop/orders/settling/refund-booking.service.ts'
import type { RefundEnding } from '#server/modules/shop/payments/refund-asking.service.ts'
import { linesIn } from '#server/modules/shop/rules/lines-in.ts'

export function createRefundEnding({
  orders,
  refunds,
  booking,
  payments,
  holdLines,
  database,
  now,
}: {
  orders: Pick<OrdersStore, 'findById' | 'lock' | 'linesOf'>
  refunds: Pick<RefundsStore, 'settle' | 'listOpenOf'>
  booking: Pick<RefundBooking, 'bookOwn'>
  payments: { holdPayment: (paymentId: number) => Promise<void> }
  holdLines: (lineIds: readonly number[], isHeld: boolean) => Promise<void>
  database: Pick<Database, 'transaction'>
  now: () => Date
}): RefundEnding<RefundRow> {
  /** Holds what a refund touches, everybody in the same order: the payment's try, the order. */
  async function hold({ order_id, payment_id }: RefundRow) {
    if (payment_id !== null) await payments.holdPayment(payment_id)
    const found = await orders.findById(order_id)
    return found && orders.lock(found.uuid)
  }

  return {
    finish: (refund) =>
      database.transaction(async () => {
        const order = await hold(refund)
        return order !== undefined && booking.bookOwn(order, refund)
      }),

    fail: (refund, failure) =>
      database.transaction(async () => {
        const order = await hold(refund)
        const at = now().getTime()
        if (!order || !(await refunds.settle(refund.id, 'failed', { at, failure }))) return false
        const others = (await refunds.listOpenOf(order.id)).flatMap(({ line_ids }) => linesIn(line_ids))
        const back = (await orders.linesOf([order.id])).filter(({ refunded_at }) => refunded_at !== null)
        const held = new Set([...others, ...back.map(({ id }) => id)])
        await holdLines(
          linesIn(refund.line_ids).filter((id) => !held.has(id)),
          false,
        )
        return true
      }),
  }
}
