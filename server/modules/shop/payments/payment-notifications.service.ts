/** What providers tell by themselves. */
import { createHash } from 'node:crypto'
import type { Database } from '#server/db/database.ts'
import { AppError } from '#server/lib/app-error.ts'
import { PAYMENT_EVENTS_KEPT_DAYS, type PaymentProviderKey } from '#shared/constants/shop/payments.ts'
import { LOOKED_UP_FOR_MS } from './look-up-times.ts'
import type { PaymentAttemptRow, PaymentAttemptsStore } from './payment-attempts.store.ts'
import type { PaymentBooking } from './payment-booking.service.ts'
import type { PaymentConnectionsService } from './payment-connections.service.ts'
import type { PaymentEventsStore } from './payment-events.store.ts'
import type { ReadNotification } from './providers/provider.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** Whoever knows the number of a payment may tell of it as often as they like. */
const EVENTS_OF_ATTEMPT_MAX = 100
/** So many of one try are booked on the word of notifications alone. */
const PAYMENTS_UNPROVED_MAX = 2

export type PaymentNotificationsService = ReturnType<typeof createPaymentNotificationsService>
export function createPaymentNotificationsService({
  attempts,
  events,
  booking,
  connections,
  lookUpSoon,
  noteStranger,
  database,
  now,
}: {
  attempts: PaymentAttemptsStore
  events: PaymentEventsStore
  booking: PaymentBooking
  connections: Pick<PaymentConnectionsService, 'findOn'>
  lookUpSoon: () => void
  /** Told of each that is about nothing of ours, or forged. */
  noteStranger: (provider: PaymentProviderKey) => void
  database: Pick<Database, 'transaction'>
  now: () => Date
}) {
  async function findAttempt(provider: PaymentProviderKey, { about }: ReadNotification) {
    if ('number' in about) return attempts.findOfProvider(provider, 'number', about.number)
    const known = await attempts.findOfProvider(provider, 'payment_id', about.paymentId)
    return known ?? (about.id === null ? undefined : attempts.findOfProvider(provider, 'id', about.id))
  }

  const keep = (attempt: PaymentAttemptRow, body: string) =>
    events.insertEvent(
      {
        attempt_id: attempt.id,
        user_id: attempt.user_id,
        hash: createHash('sha256').update(body).digest('base64url'),
        // PostgreSQL cannot store it, and no provider sends it.
        body: body.replaceAll('\0', ''),
        received_at: now().getTime(),
      },
      EVENTS_OF_ATTEMPT_MAX,
    )

  return {
    async forgetOld(): Promise<void> {
      const time = now().getTime()
      await events.removeEventsBefore(time - PAYMENT_EVENTS_KEPT_DAYS * DAY_MS)
      await attempts.forgetBefore(time - LOOKED_UP_FOR_MS - DAY_MS)
    },

    /**
     * Takes a notification to the letter, and gives what its provider wants to hear, once all of it is kept; null where that provider
     * is off.
     * @throws {AppError} `bad_signature`
     */
    async take(provider: PaymentProviderKey, sent: string): Promise<string | null> {
      const client = await connections.findOn(provider)
      if (!client) return null
      const read = client.readNotification(sent)
      const attempt = read && (await findAttempt(provider, read))
      if (!read || !attempt || read.proof === 'forged') {
        noteStranger(provider)
        if (read && attempt) throw new AppError('bad_signature')
        return client.acknowledge(sent)
      }
      await database.transaction(async () => {
        const held = await attempts.lock(attempt.id)
        await keep(held, sent)
        const others =
          read.proof === 'signed'
            ? (await events.listPayments(attempt.id)).filter(
                ({ payment_id, is_test }) =>
                  payment_id !== read.payment.paymentId && (is_test === 1) === read.payment.isTest,
              )
            : []
        const isSecond = others.length > 0
        // Not every number in a notification is signed: where one was booked by another, their list decides.
        if (read.proof === 'hint' || (isSecond && client.lookUp))
          await attempts.hurry(attempt.id, now().getTime())
        // Where they cannot be asked, staff look for a second payment in the cabinet; more of them are the same told anew.
        else if (others.length < PAYMENTS_UNPROVED_MAX) {
          const payments = isSecond ? [...(await bookedAs(attempt)), read.payment] : [read.payment]
          await booking.bookHeld(held, { state: 'paid', payments, reason: null, receipt: null })
        }
      })
      lookUpSoon()
      return client.acknowledge(sent)
    },
  }

  async function bookedAs(attempt: PaymentAttemptRow) {
    return (await events.listPayments(attempt.id)).map((row) => ({
      paymentId: row.payment_id,
      amountKopecks: row.amount_kopecks,
      currency: row.currency,
      refundedKopecks: row.refunded_kopecks,
      isTest: row.is_test === 1,
    }))
  }
}
