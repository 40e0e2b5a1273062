/** What hooks are told of an order that is paid or refunded; channels read neither who bought nor for whom. */
import { isoTimeOrNull } from '#server/lib/iso-time.ts'
import type { WriteMessage } from '#server/modules/platform/webhooks/webhook-sender.ts'
import type { OrderRow, OrdersStore } from '#server/modules/shop/orders/kept/orders.store.ts'
import { formatRubles } from '#server/modules/shop/rules/format-rubles.ts'
import type { Language } from '#shared/constants/languages.ts'

/** As it stands when it is told; `sumOf` is what is named in channels. */
export function createOrderMessage(
  orders: Pick<OrdersStore, 'findById' | 'linesOf'>,
  sumOf: (order: OrderRow) => number,
): WriteMessage {
  return async (orderId) => {
    const order = await orders.findById(orderId)
    if (!order) return null
    const lines = await orders.linesOf([order.id])
    const titleIn = (language: Language) => {
      const items = lines.map((line) => `${line[`name_${language}`]} × ${line.quantity}`).join(', ')
      return `${order.number}: ${items}, ${formatRubles(sumOf(order), language)}`
    }
    return {
      data: {
        id: order.uuid,
        number: order.number,
        isTest: order.is_test === 1,
        provider: order.provider,
        totalKopecks: order.total_kopecks,
        refundedKopecks: order.refunded_kopecks,
        paidAt: isoTimeOrNull(order.paid_at),
        recipient: order.recipient,
        lines: lines.map((line) => ({
          productId: line.product_id,
          name_ru: line.name_ru,
          name_en: line.name_en,
          quantity: line.quantity,
          totalKopecks: line.total_kopecks,
          refundedKopecks: line.refunded_kopecks,
        })),
      },
      title: { ru: titleIn('ru'), en: titleIn('en') },
      link: null,
    }
  }
}
