import type { TakenPayment } from './providers/provider.ts'

/**
 * Which of the payments that a provider tells of are new to `booked`. A provider may call one payment by two numbers, that of its
 * notification and that of its list, so of a look-up only as many are new as there are more than were booked.
 */
export function findNew(
  booked: readonly { payment_id: string }[],
  told: readonly TakenPayment[],
): TakenPayment[] {
  const unknown = told.filter(({ paymentId }) => !booked.some(({ payment_id }) => payment_id === paymentId))
  const more = Math.min(unknown.length, told.length - booked.length)
  return more > 0 ? unknown.slice(-more) : []
}
