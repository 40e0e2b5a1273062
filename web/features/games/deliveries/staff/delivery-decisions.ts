import type { DeliveryState } from '#shared/constants/games/deliveries.ts'
import type { Delivery } from '#shared/contract/games/deliveries.ts'

/** What staff decide about a command, each with a reason. */
export const DECISIONS = ['retry', 'markDone', 'cancel'] as const
export type Decision = (typeof DECISIONS)[number]

/** What waits is handed out anyway; a game that has it now is asked for nothing else. */
const BY_STATE: Record<DeliveryState, readonly Decision[]> = {
  queued: ['markDone', 'cancel'],
  leased: ['markDone'],
  failed: DECISIONS,
  review: DECISIONS,
  done: [],
  cancelled: [],
}

/** What the money went back for is not given again. */
export const decisionsAbout = ({
  state,
  isRefunded,
}: Pick<Delivery, 'state' | 'isRefunded'>): readonly Decision[] =>
  BY_STATE[state].filter((decision) => decision !== 'retry' || !isRefunded)
