import type { TopUpState } from '#shared/constants/shop/top-ups.ts'
import type { ForeignPayment, TopUpRow } from './top-ups.store.ts'

/** Nobody pays one so old; should its money come all the same, it counts. */
const EXPIRES_MS = 24 * 60 * 60 * 1000

export const leftOfForeign = ({ amount_kopecks, refunded_kopecks }: ForeignPayment) =>
  amount_kopecks - refunded_kopecks

export function topUpStateOf(
  { paid_kopecks: paid, unclaimed_kopecks: unclaimed, refunded_kopecks: refunded, created_at }: TopUpRow,
  foreign: readonly ForeignPayment[],
  now: Date,
): TopUpState {
  if (unclaimed > 0 || foreign.some((payment) => leftOfForeign(payment) > 0)) return 'review'
  // It was paid in another currency, and that went back.
  if (paid === 0 && foreign.length > 0) return 'refunded'
  if (paid === 0) return now.getTime() - created_at < EXPIRES_MS ? 'awaiting_payment' : 'expired'
  if (refunded === 0) return 'paid'
  return refunded >= paid ? 'refunded' : 'partly_refunded'
}
