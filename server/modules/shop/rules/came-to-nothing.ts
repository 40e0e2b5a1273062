import type { AttemptState } from '#shared/constants/shop/payments.ts'

/** Whether nobody pays a try any more, and nobody has. */
export const cameToNothing = ({ state }: { state: AttemptState }): boolean =>
  state === 'refused' || state === 'cancelled' || state === 'lost'
