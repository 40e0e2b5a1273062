/** What becomes of an order whose money goes back: the books, its lines, and what was given for them. */
import type { LedgerAccount, LedgerService } from '#server/modules/accounts/ledger/ledger.service.ts'
import type { LineRow, OrderRow, OrdersStore } from '#server/modules/shop/orders/kept/orders.store.ts'
import { spreadRefund } from '#server/modules/shop/rules/spread-refund.ts'
import type { OrderState } from '#shared/constants/shop/orders.ts'
import type { Giving } from './giving.service.ts'

/** Those of which the buyer has something. */
const PAID_STATES: readonly OrderState[] = ['paid', 'delivered', 'partly_refunded']

export type BookedRefund = {
  /** Under it nothing is booked twice. */
  key: string
  amount: number
  /** Where the money goes. */
  to: LedgerAccount
  /** What is taken back with it; all of it once nothing is left. */
  lineIds: readonly number[]
}

export type RefundBooking = ReturnType<typeof createRefundBooking>
export function createRefundBooking({
  orders,
  giving,
  ledger,
  now,
}: {
  orders: OrdersStore
  giving: Pick<Giving, 'hold' | 'revoke'>
  ledger: Pick<LedgerService, 'post'>
  now: () => Date
}) {
  async function takeBack(order: OrderRow, lines: readonly LineRow[]): Promise<void> {
    if (lines.length === 0) return
    await giving.hold(order, lines)
    for (const line of lines) await orders.updateLine(line.id, { refunded_at: now().getTime() })
    for (const [id, coins_short] of await giving.revoke(order, lines))
      if (coins_short > 0) await orders.updateLine(id, { coins_short })
  }

  return {
    /** Books money of a paid order that has gone back, once. Joins the caller's transaction, which holds the order. */
    async book({ id }: Pick<OrderRow, 'id'>, { key, amount, to, lineIds }: BookedRefund): Promise<void> {
      // As it stands now: of one transaction several may be booked.
      const order = await orders.findById(id)
      if (!order) return
      const from = { house: 'refunds', currency: to.currency } as const
      const isNew = await ledger.post({
        kind: 'refund',
        key,
        orderId: order.uuid,
        reference: order.number,
        entries: [
          { account: from, amount: -amount },
          { account: to, amount },
        ],
      })
      if (!isNew) return
      const refunded = order.refunded_kopecks + amount
      const isWhole = refunded >= order.total_kopecks
      const state = isWhole ? 'refunded' : 'partly_refunded'
      await orders.insertEvent(order.id, 'refunded', now().getTime(), { kopecks: amount })
      await orders.update(order.id, {
        refunded_kopecks: refunded,
        ...(PAID_STATES.includes(order.state) && { state }),
      })
      const lines = await orders.linesOf([order.id])
      const parts = spreadRefund(lines, amount, lineIds)
      for (const { id: lineId, kopecks } of parts)
        await orders.updateLine(lineId, { refunded_kopecks: kopecks })
      const isBack = (line: LineRow) => isWhole || lineIds.includes(line.id)
      await takeBack(
        { ...order, state },
        lines.filter((line) => line.refunded_at === null && isBack(line)),
      )
    },
  }
}
