/** What passes between the site and a provider about a refund, until it is clear whether the money has gone back. */
import type { Database } from '#server/db/database.ts'
import type { OrdersStore } from '#server/modules/shop/orders/kept/orders.store.ts'
import type { RefundRow, RefundsStore } from '#server/modules/shop/orders/kept/refunds.store.ts'
import type { RefundBooking } from '#server/modules/shop/orders/settling/refund-booking.service.ts'
import type { RefundRequest, RefundState } from '#server/modules/shop/payments/providers/provider.ts'
import type { RefundCalls } from '#server/modules/shop/payments/refund-calls.ts'
import { linesIn } from '#server/modules/shop/rules/lines-in.ts'
import { isAttemptProvider } from '#shared/constants/shop/payments.ts'

/** So long the key of a refund is known; asked for again later it would be another. */
const KEY_KNOWN_MS = 24 * 60 * 60 * 1000

export type RefundAsking = ReturnType<typeof createRefundAsking>
export function createRefundAsking({
  orders,
  refunds,
  booking,
  payments,
  holdLines,
  log,
  database,
  now,
}: {
  orders: Pick<OrdersStore, 'findById' | 'lock' | 'linesOf'>
  refunds: RefundsStore
  booking: Pick<RefundBooking, 'bookOwn'>
  payments: {
    refunds: RefundCalls
    holdPayment: (paymentId: number) => Promise<void>
    addRefunded: (paymentId: number, kopecks: number) => Promise<void>
  }
  holdLines: (lineIds: readonly number[], isHeld: boolean) => Promise<void>
  log: { error(details: object, message: string): void }
  database: Pick<Database, 'transaction'>
  now: () => Date
}) {
  /** Holds what a refund touches, everybody in the same order: the payment's try, the order. */
  async function hold({ order_id, payment_id }: RefundRow) {
    if (payment_id !== null) await payments.holdPayment(payment_id)
    const found = await orders.findById(order_id)
    return found && orders.lock(found.uuid)
  }

  const finish = (refund: RefundRow): Promise<boolean> =>
    database.transaction(async () => {
      const order = await hold(refund)
      if (!order || !(await booking.bookOwn(order, refund))) return false
      if (refund.payment_id !== null) await payments.addRefunded(refund.payment_id, refund.amount_kopecks)
      return true
    })

  /** Nothing has gone back: what waits for it is handed out again. */
  const fail = (refund: RefundRow, failure: string | null): Promise<boolean> =>
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
    })

  async function note(refund: RefundRow, { state, reason, receipt }: RefundState): Promise<void> {
    if (receipt !== null && receipt !== refund.receipt) await refunds.update(refund.id, { receipt })
    if (state === 'done') await finish(refund)
    else if (state === 'failed') await fail(refund, reason)
    // A week has passed, and they still do not know.
    else if (refund.next_look_up_at === null) await refunds.review(refund.id)
  }

  async function askFor(refund: RefundRow, { isFirst }: { isFirst: boolean }): Promise<void> {
    if (refund.request === null || !isAttemptProvider(refund.provider)) return
    const request = JSON.parse(refund.request) as RefundRequest
    const answer = await payments.refunds.send(refund.provider, request, { isFirst })
    if (answer?.kind === 'told') {
      // Kept by itself: whatever comes of booking it, it is never asked for again.
      await refunds.update(refund.id, { provider_refund_id: answer.told.refundId, request: null })
      await note(refund, answer.told)
    } else if (answer?.kind === 'refused') await fail(refund, answer.reason)
    else if (answer?.kind === 'unknown' && !answer.canRepeat) await refunds.review(refund.id)
  }

  /** The money has gone back; whether its receipt is registered is told later. */
  async function followReceipt({ id, provider, provider_refund_id: theirs }: RefundRow): Promise<void> {
    const told =
      theirs !== null && isAttemptProvider(provider) ? await payments.refunds.lookUp(provider, theirs) : null
    if (told && told.receipt !== null && told.receipt !== 'pending')
      await refunds.update(id, { receipt: told.receipt, next_look_up_at: null })
  }

  async function lookUp(refund: RefundRow): Promise<void> {
    const { asked_at: askedAt, provider, provider_refund_id: theirs, next_look_up_at: planned } = refund
    if (refund.state === 'done') return followReceipt(refund)
    if (askedAt === null) await ask(refund.uuid)
    else if (theirs !== null && isAttemptProvider(provider)) {
      const told = await payments.refunds.lookUp(provider, theirs)
      if (told) return note(refund, told)
    } else if (now().getTime() - askedAt < KEY_KNOWN_MS) await askFor(refund, { isFirst: false })
    else await refunds.review(refund.id)
    if (planned === null) await refunds.review(refund.id)
  }

  async function ask(uuid: string): Promise<void> {
    const refund = await refunds.claimAsking(uuid, now().getTime())
    if (refund) await askFor(refund, { isFirst: true })
  }

  return {
    finish,
    fail,

    /** Asks the provider for a refund that is committed, the first time; what fails here goes on by itself. */
    ask: (uuid: string): Promise<void> =>
      ask(uuid).catch((err: unknown) => log.error({ err, refund: uuid }, 'a refund could not be finished')),

    /** Asks about all that are due. */
    async lookUpDue(): Promise<void> {
      for (;;) {
        const time = now().getTime()
        const due = await refunds.claimDue(time, (createdAt) =>
          payments.refunds.nextLookUpAt(createdAt, time),
        )
        if (!due) return
        const { refund } = due
        if (refund)
          await lookUp(refund).catch((err: unknown) =>
            log.error({ err, refund: refund.uuid }, 'a refund could not be looked up'),
          )
      }
    },
  }
}
