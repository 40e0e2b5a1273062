/** The one way in which money that a provider confirms gets onto the books: once, whoever tells of it how often. */
import type { Database } from '#server/db/database.ts'
import { type AttemptState, type PaymentSubject, REFUNDED_MORE } from '#shared/constants/shop/payments.ts'
import { findNew } from './book-payments.ts'
import type { PaymentAttemptRow, PaymentAttemptsStore } from './payment-attempts.store.ts'
import type { PaymentEventsStore, PaymentRow } from './payment-events.store.ts'
import type { PaymentState } from './providers/provider.ts'
import type { Settlement } from './settlement.ts'

/** Why a payment of a test is shown and not booked where money is real. */
const TEST_MONEY = 'test_money'

export type PaymentBooking = ReturnType<typeof createPaymentBooking>
export function createPaymentBooking({
  attempts,
  events,
  settlement,
  database,
  now,
}: {
  attempts: Pick<PaymentAttemptsStore, 'lock' | 'update'>
  events: PaymentEventsStore
  settlement: (subject: PaymentSubject) => Settlement
  database: Pick<Database, 'transaction'>
  now: () => Date
}) {
  const about = ({ id, provider, subject, subject_id }: PaymentAttemptRow) => ({
    subject,
    subjectId: subject_id,
    attemptId: id,
    provider,
  })

  return {
    /** Has whoever else books something of its try wait until the transaction ends; held before the order is. */
    async holdPayment(paymentId: number): Promise<void> {
      const payment = await events.findPayment(paymentId)
      if (payment) await attempts.lock(payment.attempt_id)
    },

    /** Says how much more of a payment that is held has gone back, so that it is not booked again when its provider tells. */
    addRefunded: events.addRefunded,

    /**
     * Books what is new of the state of a try, in one transaction that a caller may be in. Whether it is clear now, so that nothing
     * more need be asked.
     */
    book: ({ id }: Pick<PaymentAttemptRow, 'id'>, found: PaymentState): Promise<boolean> =>
      database.transaction(async () => bookHeld(await attempts.lock(id), found)),

    /** The same of one that the caller's transaction holds. */
    bookHeld,
  }

  async function bookHeld(attempt: PaymentAttemptRow, found: PaymentState): Promise<boolean> {
    const booked = await events.listPayments(attempt.id)
    const money = booked.filter((row) => isBooked(attempt, row))
    for (const { paymentId, amountKopecks, currency, isTest } of findNew(money, found.payments)) {
      const row = await events.insertPayment({
        attempt_id: attempt.id,
        provider: attempt.provider,
        payment_id: paymentId,
        amount_kopecks: amountKopecks,
        currency,
        refunded_kopecks: 0,
        is_test: isTest ? 1 : 0,
        confirmed_at: now().getTime(),
      })
      if (!row) continue
      booked.push(row)
      if (isBooked(attempt, row))
        await settlement(attempt.subject).settle({
          ...about(attempt),
          payment: { id: row.id, paymentId, amountKopecks, currency },
          askedKopecks: attempt.amount_kopecks,
          isTest,
        })
    }
    await noteRefunds(attempt, booked, found)
    const isPaid = booked.some((row) => isBooked(attempt, row))
    const state: AttemptState = isPaid ? 'paid' : found.state === 'cancelled' ? 'cancelled' : attempt.state
    const isOfTest = !isPaid && booked.length > 0
    const told_back_kopecks = await findMore(attempt, booked, found)
    await attempts.update(attempt.id, {
      state,
      is_pending: found.state === 'pending' ? 1 : 0,
      told_back_kopecks,
      reason: isOfTest
        ? TEST_MONEY
        : isPaid
          ? told_back_kopecks !== null
            ? REFUNDED_MORE
            : null
          : (found.reason ?? attempt.reason),
      ...(found.receipt && { receipt: found.receipt }),
      ...(state !== 'creating' && { request: null }),
    })
    const isReceiptOpen = (found.receipt ?? attempt.receipt) === 'pending' && found.receipt !== null
    return (isPaid && !isReceiptOpen) || state === 'cancelled' || isOfTest
  }

  /** What was given back in all, where that is more than the books say went back there, and staff have not found it right. */
  async function findMore(
    attempt: PaymentAttemptRow,
    booked: readonly PaymentRow[],
    found: PaymentState,
  ): Promise<number | null> {
    const money = booked.filter((row) => isBooked(attempt, row))
    const told = found.payments
      .filter(({ paymentId }) => money.some(({ payment_id }) => payment_id === paymentId))
      .reduce((sum, { refundedKopecks }) => sum + refundedKopecks, 0)
    if (told === 0 || told === attempt.settled_back_kopecks) return null
    // With what has just been noted.
    const rows = (await events.listPayments(attempt.id)).filter((row) => isBooked(attempt, row))
    const back = rows.reduce((sum, { refunded_kopecks }) => sum + refunded_kopecks, 0)
    const elsewhere = await events.sumReturnedOutside(rows.map(({ id }) => id))
    return told > back - elsewhere ? told : null
  }

  async function noteRefunds(attempt: PaymentAttemptRow, booked: readonly PaymentRow[], found: PaymentState) {
    for (const { paymentId, refundedKopecks } of found.payments) {
      const row = booked.find(({ payment_id }) => payment_id === paymentId)
      if (!row || refundedKopecks === 0 || refundedKopecks > row.amount_kopecks) continue
      if (!isBooked(attempt, row)) continue
      const outsideKopecks = await events.sumReturnedOutside([row.id])
      const unexplainedKopecks = refundedKopecks - (row.refunded_kopecks - outsideKopecks)
      if (unexplainedKopecks <= 0) continue
      await settlement(attempt.subject).noteRefunded({
        ...about(attempt),
        payment: {
          id: row.id,
          paymentId,
          currency: row.currency,
          refundedKopecks,
          unexplainedKopecks,
          outsideKopecks,
        },
      })
    }
  }
}

/** Whether it is money, or, where the whole shop is a test, counts as such. */
const isBooked = ({ is_test }: PaymentAttemptRow, payment: Pick<PaymentRow, 'is_test'>) =>
  payment.is_test === 0 || is_test === 1
