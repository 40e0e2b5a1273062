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
  async function linesBack(order: OrderRow, amount: number, lines: readonly LineRow[]) {
    const all = await orders.linesOf([order.id])
    const upgraded = upgradedIn(await orders.listUpgrades(order))
    const lineIds = lines.map((line) => line.id)
    return spreadRefund(all, amount, { lineIds, upgraded }).flatMap(({ id: lineId, added }) => {
      const line = all.find((each) => each.id === lineId)
      if (!line) return []
      const quantity = added === line.total_kopecks ? line.quantity : 1
      return [{ name: line.name_ru, quantity, totalKopecks: added }]
    })
  }

  /** Of money that was paid beside the order: the same lines where it is as much, else one. */
  async function linesOfOther(order: OrderRow, amount: number, description: string) {
    if (amount !== order.total_kopecks) return [{ name: description, quantity: 1, totalKopecks: amount }]
    const all = await orders.linesOf([order.id])
    return all
      .filter(({ total_kopecks }) => total_kopecks > 0)
      .map((line) => ({ name: line.name_ru, quantity: line.quantity, totalKopecks: line.total_kopecks }))
  }

  return async ({
    id,
    order,
    payment,
    amount,
    lines,
  }: {
    id: string
    order: OrderRow
    payment: Pick<
      NonNullable<Awaited<ReturnType<RefundsStore['findPayment']>>>,
      'amount_kopecks' | 'payment_id' | 'attempt_id' | 'number'
    >
    amount: number
    /** What is taken back with it; null where the money was never the order's. */
    lines: readonly LineRow[] | null
  }): Promise<RefundRequest> => {
    const description = fill(refundTexts[DEFAULT_LANGUAGE].order, { number: order.number })
    return {
      id,
      payment: { id: payment.attempt_id, number: payment.number, paymentId: payment.payment_id },
      amountKopecks: amount,
      isWhole: amount === payment.amount_kopecks,
      description,
      receipt: receipts && {
        ...receipts,
        email: order.email,
        lines: await (lines ? linesBack(order, amount, lines) : linesOfOther(order, amount, description)),
      },
    }
  }
}
