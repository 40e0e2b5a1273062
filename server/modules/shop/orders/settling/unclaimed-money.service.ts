/** Money that came for orders and is nobody's: kept apart in the books until it is the order's, the buyer's or has gone back. */
import type { LedgerService, Posting } from '#server/modules/accounts/ledger/ledger.service.ts'
import type { OrderRow, OrdersStore } from '#server/modules/shop/orders/kept/orders.store.ts'
import type { RefundRow } from '#server/modules/shop/orders/kept/refunds.store.ts'
import type { UnclaimedRow, UnclaimedStore } from '#server/modules/shop/orders/kept/unclaimed.store.ts'
import type { Telling } from '#server/modules/shop/orders/telling/telling.service.ts'
import type { Confirmation } from '#server/modules/shop/payments/settlement.ts'
import type { UnclaimedReason } from '#shared/constants/shop/orders.ts'
import type { OrderEndings } from './order-endings.ts'

const IN_ROUBLES = { house: 'unclaimed', currency: 'RUB' } as const

/** Each joins the caller's transaction, which holds the order. */
export type UnclaimedMoney = ReturnType<typeof createUnclaimedMoney>
export function createUnclaimedMoney({
  orders,
  unclaimed,
  endings,
  telling,
  ledger,
  now,
}: {
  orders: Pick<OrdersStore, 'update' | 'insertEvent'>
  unclaimed: UnclaimedStore
  endings: Pick<OrderEndings, 'giveBack'>
  telling: Pick<Telling, 'unclaimed' | 'refunded'>
  ledger: Pick<LedgerService, 'post' | 'findBalance'>
  now: () => Date
}) {
  /** An order that only waited for a decision is done with once there is nothing more to decide. */
  async function endReview(
    order: OrderRow,
    event: 'returned' | 'credited',
    { amount, currency }: { amount: number; currency: string },
  ): Promise<void> {
    await tellBack(order, event, { amount, currency })
    if (order.state !== 'review' || (await unclaimed.listOf(order.id)).length > 0) return
    if (order.holds_goods === 1) await endings.giveBack(order)
    await orders.update(order.id, { state: 'refunded', holds_goods: 0 })
  }

  async function tellBack(
    order: OrderRow,
    event: 'returned' | 'credited',
    { amount, currency }: { amount: number; currency: string },
  ): Promise<void> {
    const kopecks = currency === 'RUB' ? amount : null
    await orders.insertEvent(order.id, event, now().getTime(), { kopecks })
    if (kopecks !== null) await telling.refunded(order, kopecks)
  }

  const post = (order: OrderRow, posting: Pick<Posting, 'kind' | 'key' | 'entries'>) =>
    ledger.post({ ...posting, orderId: order.uuid, reference: order.number })

  const giveBack = (
    order: OrderRow,
    { key, provider, currency, amount }: { key: string; provider: string; currency: string; amount: number },
  ) =>
    post(order, {
      kind: 'refund',
      key,
      entries: [
        { account: { house: 'unclaimed', currency }, amount: -amount },
        { account: { house: `provider:${provider}`, currency }, amount },
      ],
    })

  return {
    /** @returns what was kept; null where it is nothing */
    async keep(order: OrderRow, { payment, provider }: Confirmation): Promise<UnclaimedRow | null> {
      const { id, amountKopecks: amount, currency } = payment
      if (amount <= 0) return null
      const time = now().getTime()
      await post(order, {
        kind: 'unclaimed',
        key: `payment.${id}`,
        entries: [
          { account: { house: `provider:${provider}`, currency }, amount: -amount },
          { account: { house: 'unclaimed', currency }, amount },
        ],
      })
      const kept = await unclaimed.insert({
        order_id: order.id,
        payment_id: id,
        reason: reasonOf(order, currency),
        at: time,
        decided_at: null,
        decision: null,
      })
      // The story of an order is told in roubles.
      if (currency === 'RUB') {
        await orders.insertEvent(order.id, 'unclaimed', time, { kopecks: amount })
        await telling.unclaimed(order)
      }
      if (order.paid_at === null && order.state !== 'review') {
        await orders.update(order.id, { state: 'review', expires_at: null, check_at: null })
        await orders.insertEvent(order.id, 'review', time)
      }
      return kept
    },

    /** One that was asked for has gone back, all of it. */
    async bookReturned(order: OrderRow, refund: RefundRow): Promise<void> {
      const money = refund.payment_id === null ? undefined : await unclaimed.findPayment(refund.payment_id)
      if (!money) return
      const { provider, currency, payment_id: paymentId } = money
      const amount = refund.amount_kopecks
      await giveBack(order, { key: `refund.${refund.uuid}`, provider, currency, amount })
      await unclaimed.decide(paymentId, refund.is_outside === 1 ? 'outside' : 'return', now().getTime())
      await endReview(order, 'returned', { amount, currency })
    },

    /** Some of it has gone back in the provider's own cabinet. */
    async bookTold(
      order: OrderRow,
      paymentId: number,
      told: { key: string; provider: string; currency: string; amount: number },
    ): Promise<void> {
      await giveBack(order, told)
      await unclaimed.decideReturned(paymentId, now().getTime())
      await endReview(order, 'returned', told)
    },

    /** Some that was the buyer's has gone back in that cabinet: from their balance as far as it goes, the rest is the house's loss. */
    async bookTaken(
      order: OrderRow,
      { key, provider, amount }: { key: string; provider: string; amount: number },
    ): Promise<void> {
      const { user_id: userId } = order
      const own = userId === null ? 0 : Math.min(amount, await ledger.findBalance(userId, 'RUB'))
      const isNew = await post(order, {
        kind: 'refund',
        key,
        entries: [
          ...(own > 0 && userId !== null
            ? [{ account: { userId, currency: 'RUB' } as const, amount: -own }]
            : []),
          ...(amount > own
            ? [{ account: { house: 'refunds', currency: 'RUB' } as const, amount: own - amount }]
            : []),
          { account: { house: `provider:${provider}`, currency: 'RUB' }, amount },
        ],
      })
      if (isNew) await tellBack(order, 'returned', { amount, currency: 'RUB' })
    },

    /** Gives it to the buyer as a balance. */
    async credit(order: OrderRow, userId: number, money: UnclaimedRow): Promise<void> {
      await post(order, {
        kind: 'unclaimed',
        key: `unclaimed.${money.id}.balance`,
        entries: [
          { account: IN_ROUBLES, amount: -money.left_kopecks },
          { account: { userId, currency: 'RUB' }, amount: money.left_kopecks },
        ],
      })
      await unclaimed.decide(money.payment_id, 'balance', now().getTime())
      await endReview(order, 'credited', { amount: money.left_kopecks, currency: 'RUB' })
    },

    /** Pays the order with it; what is more goes to the buyer's balance. Whoever calls says that the order is paid. */
    async payOrder(order: OrderRow, userId: number, money: UnclaimedRow): Promise<void> {
      const more = money.left_kopecks - order.total_kopecks
      await post(order, {
        kind: 'order',
        key: `unclaimed.${money.id}.order`,
        entries: [
          { account: IN_ROUBLES, amount: -money.left_kopecks },
          { account: { house: 'sales', currency: 'RUB' }, amount: order.total_kopecks },
          ...(more > 0 ? [{ account: { userId, currency: 'RUB' } as const, amount: more }] : []),
        ],
      })
      await unclaimed.decide(money.payment_id, 'order', now().getTime())
    },
  }
}

function reasonOf(order: OrderRow, currency: string): UnclaimedReason {
  if (currency !== 'RUB') return 'currency'
  if (order.paid_at !== null) return 'second'
  return order.state === 'awaiting_payment' ? 'amount' : 'late'
}
