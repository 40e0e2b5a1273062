import type { DeliveryState } from '#shared/constants/games/deliveries.ts'

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

export const decisionsAbout = (state: DeliveryState): readonly Decision[] => BY_STATE[state]
