/** The orders of an account for its owner's copy, with what was bought. */
import { isoTimeOrNull } from '#server/lib/iso-time.ts'
import type { OrdersStore } from './orders.store.ts'

const AT_ONCE = 200

export const createOrdersCopy = (orders: Pick<OrdersStore, 'listOwn' | 'linesOf'>) =>
  async function* readOrders(userId: number): AsyncIterable<object[]> {
    for (let before: number | undefined; ; ) {
      const rows = await orders.listOwn(userId, AT_ONCE, before)
      const lines = await orders.linesOf(rows.map(({ id }) => id))
      if (rows.length > 0)
        yield rows.map((order) => ({
          id: order.uuid,
          number: order.number,
          state: order.state,
          email: order.email,
          recipient: order.recipient,
          isGift: order.is_gift === 1,
          provider: order.provider,
          isTest: order.is_test === 1,
          coupon: order.coupon,
          totalKopecks: order.total_kopecks,
          refundedKopecks: order.refunded_kopecks,
          createdAt: isoTimeOrNull(order.created_at),
          paidAt: isoTimeOrNull(order.paid_at),
          lines: lines
            .filter(({ order_id }) => order_id === order.id)
            .map((line) => ({
              name_ru: line.name_ru,
              name_en: line.name_en,
              quantity: line.quantity,
              totalKopecks: line.total_kopecks,
              refundedKopecks: line.refunded_kopecks,
              endsAt: isoTimeOrNull(line.ends_at),
              deliveredAt: isoTimeOrNull(line.delivered_at),
            })),
        }))
      if (rows.length < AT_ONCE) return
      before = rows.at(-1)?.id
    }
  }
