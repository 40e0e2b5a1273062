import type { LeaseChange } from './claiming.store.ts'
import type { DeliveryRow } from './deliveries.store.ts'

const FIRST_DELAY_MS = 30_000
const DELAY_MAX_MS = 10 * 60_000

/** Thirty seconds, then ever longer, up to ten minutes. */
export const delayAfter = (tries: number): number =>
  Math.min(FIRST_DELAY_MS * 2 ** Math.min(Math.max(tries - 1, 0), 10), DELAY_MAX_MS)

/** Waits once more, unless whoever it was for has gone: nobody would know to whom. */
export function againAfter(
  row: Pick<DeliveryRow, 'attempt' | 'player'>,
  { reason, time, delayMs }: { reason: string | null; time: number; delayMs: number | null },
): LeaseChange {
  const free = { leased_to: null, lease_ends_at: null }
  if (row.player === null) return { ...free, state: 'cancelled', reason: 'account_deleted', settled_at: time }
  return {
    ...free,
    state: 'queued',
    attempt: row.attempt + 1,
    reason,
    not_before: delayMs === null ? null : time + delayMs,
  }
}
