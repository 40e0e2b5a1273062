/** What becomes of money that came for orders: each effect of it is one transaction, which is the caller's. */
import { AppError } from '#server/lib/app-error.ts'
import type { LedgerAccount, LedgerService, Posting } from '#server/modules/accounts/ledger/ledger.service.ts'
import type { WebhookSender } from '#server/modules/platform/webhooks/webhook-sender.ts'
import type { LineRow, OrderRow, OrdersStore } from '#server/modules/shop/orders/kept/orders.store.ts'
import type { UnclaimedRow, UnclaimedStore } from '#server/modules/shop/orders/kept/unclaimed.store.ts'
import type { HoldingsStore } from '#server/modules/shop/orders/quote/holdings.store.ts'
import type { Telling } from '#server/modules/shop/orders/telling/telling.service.ts'
import type { Confirmation, RefundNotice, Settlement } from '#server/modules/shop/payments/settlement.ts'
import { areCounted } from '#server/modules/shop/rules/counted-tiers.ts'
import { upgradedIn } from '#server/modules/shop/rules/find-upgrade.ts'
import type { PaidBy } from '#shared/constants/shop/orders.ts'
import type { Giving } from './giving.service.ts'
import type { OrderEndings } from './order-endings.ts'
import type { RefundBooking } from './refund-booking.service.ts'
import type { UnclaimedMoney } from './unclaimed-money.service.ts'

export type Settling = ReturnType<typeof createSettling>
export function createSettling({
  orders,
  holdings,
  unclaimed,
  unclaimedMoney,
  returnByItself,
  giving,
  endings,
  ledger,
  telling,
  webhooks,
  refunding,
  noteOwed,
  now,
}: {
  orders: OrdersStore
  holdings: Pick<HoldingsStore, 'countedOf'>
  unclaimed: Pick<UnclaimedStore, 'whose'>
  unclaimedMoney: Pick<UnclaimedMoney, 'keep'>
  /** Has a second payment go back, where that can be. */
  returnByItself: (order: OrderRow, money: UnclaimedRow) => Promise<void>
  giving: Giving
  endings: Pick<OrderEndings, 'end'>
  ledger: Pick<LedgerService, 'post'>
  telling: Pick<Telling, 'paid'>
  webhooks: Pick<WebhookSender, 'tell'>
  refunding: Pick<RefundBooking, 'bookTold'>
  /** Told where letters and messages will wait once the transaction is over. */
  noteOwed: () => void
  now: () => Date
}) {
  async function find({ subject, subjectId }: Pick<Confirmation, 'subject' | 'subjectId'>) {
    const order = subject === 'order' ? await orders.lock(subjectId) : undefined
    if (!order) throw new Error(`there is no ${subject} ${subjectId} that could be paid`)
    return order
  }

  /** Moves money from one account to another. */
  const move = (
    order: OrderRow,
    posting: Pick<Posting, 'kind' | 'key'>,
    { from, to, amount }: { from: LedgerAccount; to: LedgerAccount; amount: number },
  ) =>
    ledger.post({
      ...posting,
      orderId: order.uuid,
      reference: order.number,
      entries: [
        { account: from, amount: -amount },
        { account: to, amount },
      ],
    })

  const sales = { house: 'sales', currency: 'RUB' } as const

  async function markPaid(order: OrderRow, lines: readonly LineRow[], by: PaidBy | null): Promise<void> {
    const time = now().getTime()
    const paid = { state: 'paid', provider: by, paid_at: time, expires_at: null, check_at: null } as const
    await orders.update(order.id, paid)
    await orders.insertEvent(order.id, 'paid', time, { kopecks: order.total_kopecks })
    await giving.give({ ...order, ...paid }, lines)
    await telling.paid(order)
    await webhooks.tell('order.paid', order.id, { userId: order.user_id })
    noteOwed()
  }

  /** Has the order paid in full from somewhere. */
  async function payFrom(
    order: OrderRow,
    lines: readonly LineRow[],
    from: LedgerAccount,
    { key, by }: { key: string; by: PaidBy },
  ): Promise<void> {
    await giving.hold(order, lines)
    await move(order, { kind: 'order', key }, { from, to: sales, amount: order.total_kopecks })
    await markPaid(order, lines, by)
  }

  /**
   * Whether what an order was reduced by has gone back since it was made, or been deducted from another that was paid before: then its
   * price is no price.
   */
  async function hasLostItsPrice(order: OrderRow, lines: readonly LineRow[]): Promise<boolean> {
    const upgraded = [...upgradedIn(lines)]
    if (upgraded.length === 0) return false
    // Of two that are paid at the same moment the second sees the first.
    await giving.hold(order, lines)
    if (await orders.hasRefundSince(order.id, upgraded)) return true
    const { recipient_folded: folded } = order
    return folded !== null && areCounted(lines, await holdings.countedOf(folded))
  }

  /** @throws {AppError} `price_changed` */
  async function assertPrice(order: OrderRow, lines: readonly LineRow[]): Promise<void> {
    if (await hasLostItsPrice(order, lines)) throw new AppError('price_changed')
  }

  async function keepUnclaimed(order: OrderRow, confirmation: Confirmation): Promise<void> {
    const kept = await unclaimedMoney.keep(order, confirmation)
    // What staff took somebody's word for may be that very payment.
    if (kept && order.provider !== 'manual') await returnByItself(order, kept)
  }

  return {
    markPaid: async (order: OrderRow, lines: readonly LineRow[], by: PaidBy | null): Promise<void> => {
      await giving.hold(order, lines)
      await markPaid(order, lines, by)
    },

    assertPrice,

    /** @throws {AppError} `balance_too_low` */
    async payFromBalance(order: OrderRow, lines: readonly LineRow[]): Promise<void> {
      if (order.user_id === null) throw new AppError('order_settled')
      const from = { userId: order.user_id, currency: 'RUB' } as const
      await payFrom(order, lines, from, { key: `order.${order.uuid}.balance`, by: 'balance' })
    },

    /**
     * Staff say that it was paid elsewhere.
     * @throws {AppError} `price_changed`
     */
    async payManually(order: OrderRow): Promise<void> {
      const lines = await orders.linesOf([order.id])
      await assertPrice(order, lines)
      const from = { house: 'provider:manual', currency: 'RUB' } as const
      await payFrom(order, lines, from, { key: `order.${order.uuid}.manual`, by: 'manual' })
    },

    async settle(confirmation: Confirmation): Promise<void> {
      const order = await find(confirmation)
      const { payment, provider, askedKopecks } = confirmation
      const lines = await orders.linesOf([order.id])
      const isRight =
        order.state === 'awaiting_payment' &&
        payment.currency === 'RUB' &&
        payment.amountKopecks === order.total_kopecks &&
        askedKopecks === order.total_kopecks &&
        !(await hasLostItsPrice(order, lines))
      if (!isRight) return keepUnclaimed(order, confirmation)
      const from = { house: `provider:${provider}`, currency: 'RUB' } as const
      await payFrom(order, lines, from, { key: `payment.${payment.id}`, by: provider })
    },

    async noteRefunded(notice: RefundNotice): Promise<void> {
      const order = await find(notice)
      const { payment, provider } = notice
      const key = `payment.${payment.id}.refunded.${payment.refundedKopecks}`
      await refunding.bookTold(order, payment, { key, provider, whose: await unclaimed.whose(payment.id) })
    },

    async giveUp({ subjectId }): Promise<void> {
      const order = await orders.find(subjectId)
      if (order) await endings.end(order, 'expired')
    },
  } satisfies Settlement & Record<string, unknown>
}
