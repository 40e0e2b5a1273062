/** What becomes of an order whose money goes back: the books, its lines, and what was given for them. */
import type { LedgerAccount, LedgerService } from '#server/modules/accounts/ledger/ledger.service.ts'
import type { WebhookSender } from '#server/modules/platform/webhooks/webhook-sender.ts'
import type { LineRow, OrderRow, OrdersStore } from '#server/modules/shop/orders/kept/orders.store.ts'
import type { RefundRow, RefundsStore } from '#server/modules/shop/orders/kept/refunds.store.ts'
import type { Telling } from '#server/modules/shop/orders/telling/telling.service.ts'
import type { RefundNotice } from '#server/modules/shop/payments/settlement.ts'
import { explainRefunds } from '#server/modules/shop/rules/explain-refunds.ts'
import { upgradedIn } from '#server/modules/shop/rules/find-upgrade.ts'
import { linesIn } from '#server/modules/shop/rules/lines-in.ts'
import { spreadRefund } from '#server/modules/shop/rules/spread-refund.ts'
import type { OrderState } from '#shared/constants/shop/orders.ts'
import type { AttemptProvider } from '#shared/constants/shop/payments.ts'
import type { Giving } from './giving.service.ts'
import type { UnclaimedMoney } from './unclaimed-money.service.ts'

/** Those of which the buyer has something. */
export const PAID_STATES: readonly OrderState[] = ['paid', 'delivered', 'partly_refunded']

type BookedRefund = {
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
  refunds,
  payments,
  giving,
  unclaimedMoney,
  telling,
  webhooks,
  ledger,
  now,
}: {
  orders: OrdersStore
  refunds: Pick<RefundsStore, 'settle' | 'listOpenOfPayment'>
  payments: { addRefunded: (paymentId: number, kopecks: number) => Promise<void> }
  giving: Pick<Giving, 'hold' | 'revoke'>
  unclaimedMoney: Pick<UnclaimedMoney, 'bookReturned' | 'bookTold' | 'bookTaken'>
  telling: Pick<Telling, 'refunded'>
  webhooks: Pick<WebhookSender, 'tell'>
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

  /** Books money of a paid order that has gone back, once. */
  async function book(
    { id }: Pick<OrderRow, 'id'>,
    { key, amount, to, lineIds }: BookedRefund,
  ): Promise<void> {
    // As it stands now: of one transaction several may be booked.
    const order = await orders.findById(id)
    if (!order) return
    const from = { house: 'refunds', currency: to.currency } as const
    const isNew =
      amount === 0 ||
      (await ledger.post({
        kind: 'refund',
        key,
        orderId: order.uuid,
        reference: order.number,
        entries: [
          { account: from, amount: -amount },
          { account: to, amount },
        ],
      }))
    if (!isNew) return
    const refunded = order.refunded_kopecks + amount
    const isWhole = refunded >= order.total_kopecks
    const state = isWhole ? 'refunded' : 'partly_refunded'
    await orders.insertEvent(order.id, 'refunded', now().getTime(), { kopecks: amount })
    if (amount > 0) await telling.refunded(order, amount)
    await webhooks.tell('order.refunded', order.id, { userId: order.user_id })
    await orders.update(order.id, {
      refunded_kopecks: refunded,
      ...(PAID_STATES.includes(order.state) && { state }),
    })
    const lines = await orders.linesOf([order.id])
    const parts = spreadRefund(lines, amount, {
      lineIds,
      upgraded: upgradedIn(await orders.listUpgrades(order)),
    })
    for (const { id: lineId, kopecks } of parts)
      await orders.updateLine(lineId, { refunded_kopecks: kopecks })
    const isBack = (line: LineRow) => isWhole || lineIds.includes(line.id)
    await takeBack(
      { ...order, state },
      lines.filter((line) => line.refunded_at === null && isBack(line)),
    )
  }

  /** One that staff asked for has gone back: whether it was open until now. */
  async function bookOwn(order: OrderRow, refund: RefundRow): Promise<boolean> {
    if (!(await refunds.settle(refund.id, 'done', { at: now().getTime(), failure: null }))) return false
    if (refund.payment_id !== null) await payments.addRefunded(refund.payment_id, refund.amount_kopecks)
    if (refund.is_unclaimed === 1) {
      await unclaimedMoney.bookReturned(order, refund)
      return true
    }
    const lineIds = linesIn(refund.line_ids)
    const key = `refund.${refund.uuid}`
    await book(order, { key, amount: refund.amount_kopecks, to: accountOf(order, refund), lineIds })
    return true
  }

  return {
    bookOwn,

    /**
     * Books what a provider tells to have gone back: what staff asked for as far as that explains it, the rest as done in the
     * provider's own cabinet. Joins the caller's transaction, which holds the order.
     */
    async bookTold(
      order: OrderRow,
      payment: RefundNotice['payment'],
      {
        key,
        provider,
        whose,
      }: { key: string; provider: AttemptProvider; whose: 'nobody' | 'order' | 'buyer' },
    ): Promise<void> {
      const { id, currency } = payment
      const open = await refunds.listOpenOfPayment(id)
      const rest = await explainRefunds(payment, open, (refund) => bookOwn(order, refund))
      if (rest === 0) return
      await payments.addRefunded(id, rest)
      if (whose === 'nobody')
        return unclaimedMoney.bookTold(order, id, { key, provider, currency, amount: rest })
      const { total_kopecks: total, refunded_kopecks: refunded } = (await orders.findById(order.id)) ?? order
      const ofOrder = whose === 'order' ? Math.min(rest, total - refunded) : 0
      const to = { house: `provider:${provider}`, currency } as const
      if (ofOrder > 0) await book(order, { key, amount: ofOrder, to, lineIds: [] })
      // What was more than the order cost went to the balance of its buyer.
      if (rest > ofOrder)
        await unclaimedMoney.bookTaken(order, { key: `${key}.balance`, provider, amount: rest - ofOrder })
    },
  }
}

/** Where the money of a refund goes. */
function accountOf(order: OrderRow, { provider, is_outside }: RefundRow): LedgerAccount {
  if (provider !== 'balance') return { house: `provider:${provider}`, currency: 'RUB' }
  // From the pocket of the house, where it was paid from a balance.
  if (is_outside === 1 || order.user_id === null) return { house: 'provider:manual', currency: 'RUB' }
  return { userId: order.user_id, currency: 'RUB' }
}
