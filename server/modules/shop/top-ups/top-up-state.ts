import type { TopUpState } from '#shared/constants/shop/top-ups.ts'
import type { TopUpRow } from './top-ups.store.ts'

/** Nobody pays one so old; should its money come all the same, it counts. */
const EXPIRES_MS = 24 * 60 * 60 * 1000

export function topUpStateOf(
  { paid_kopecks: paid, unclaimed_kopecks: unclaimed, refunded_kopecks: refunded, created_at }: TopUpRow,
  now: Date,
): TopUpState {
  if (unclaimed > 0) return 'review'
  if (paid === 0) return now.getTime() - created_at < EXPIRES_MS ? 'awaiting_payment' : 'expired'
  if (refunded === 0) return 'paid'
  return refunded >= paid ? 'refunded' : 'partly_refunded'
}
