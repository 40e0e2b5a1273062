/** What a provider is asked for when money goes back. */
import type { PaymentsConfig } from '#server/config/payments.ts'
import type { LineRow, OrderRow, OrdersStore } from '#server/modules/shop/orders/kept/orders.store.ts'
import type { RefundsStore } from '#server/modules/shop/orders/kept/refunds.store.ts'
import type { RefundRequest } from '#server/modules/shop/payments/providers/provider.ts'
import { upgradedIn } from '#server/modules/shop/rules/find-upgrade.ts'
import { spreadRefund } from '#server/modules/shop/rules/spread-refund.ts'
import { DEFAULT_LANGUAGE } from '#shared/constants/languages.ts'
import { fill } from '#shared/texts/words.ts'
import { refundTexts } from './refund.texts.ts'

export type WriteRefundRequest = ReturnType<typeof createRefundRequests>
export function createRefundRequests({
  orders,
  receipts,
}: {
  orders: Pick<OrdersStore, 'linesOf' | 'listUpgrades'>
  receipts: PaymentsConfig['receipts']
}) {
  return async ({
    id,
    order,
    payment,
    amount,
    lines,
  }: {
    id: string
    order: OrderRow
    payment: NonNullable<Awaited<ReturnType<RefundsStore['findPayment']>>>
    amount: number
    /** What is taken back with it. */
    lines: readonly LineRow[]
  }): Promise<RefundRequest> => {
    const all = await orders.linesOf([order.id])
    const upgraded = upgradedIn(await orders.listUpgrades(order))
    const lineIds = lines.map((line) => line.id)
    return {
      id,
      payment: { id: payment.attempt_id, number: payment.number, paymentId: payment.payment_id },
      amountKopecks: amount,
      isWhole: amount === payment.amount_kopecks,
      description: fill(refundTexts[DEFAULT_LANGUAGE].order, { number: order.number }),
      receipt: receipts && {
        ...receipts,
        email: order.email ?? '',
        lines: spreadRefund(all, amount, { lineIds, upgraded }).flatMap(({ id: lineId, added }) => {
          const line = all.find((each) => each.id === lineId)
          if (!line) return []
          const quantity = added === line.total_kopecks ? line.quantity : 1
          return [{ name: line.name_ru, quantity, totalKopecks: added }]
        }),
      },
    }
  }
}
