import { OPEN_DELIVERY_STATES } from '#shared/constants/games/deliveries.ts'
import type { Order } from '#shared/contract/shop/orders.ts'

const FIRST_MS = 2_000
const LONGEST_MS = 30_000
/** So many looks come at the first pace; from then on each waits half as long again. */
const QUICK_LOOKS = 5

/** How many looks there had been when an order was first seen as it is; what has not changed is the same object. */
const seenAt = new WeakMap<Order, number>()

/** Whether payment or delivery of an order is still to come. */
export function isUnderWay({ status, lines }: Order): boolean {
  if (status === 'awaiting_payment' || status === 'paid' || status === 'review') return true
  return lines.some(({ deliveries }) =>
    deliveries.some(({ state }) => OPEN_DELIVERY_STATES.some((open) => open === state)),
  )
}

/**
 * After how many milliseconds an order is worth another look, or never again. `looks` came already: the more of them found
 * nothing new, the longer it waits.
 */
export function whenToLookAgain(order: Order, looks: number): number | false {
  if (!isUnderWay(order)) return false
  const first = seenAt.get(order) ?? looks
  seenAt.set(order, first)
  return Math.min(FIRST_MS * 1.5 ** Math.max(0, looks - first - QUICK_LOOKS), LONGEST_MS)
}
