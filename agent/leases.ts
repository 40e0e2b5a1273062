/** How long something claimed may still be begun. */

/** What an answer may have taken on its way. */
const MARGIN_MS = 5_000

export type Clocks = { steady(): number; wall(): number }
export const realClocks: Clocks = { steady: () => performance.now(), wall: () => Date.now() }

export type Lease = { isOver(): boolean }

/**
 * A lease that lasts `leaseUntil − serverTime` from now. Which time of day this machine believes in does not matter. A steady clock stands still
 * while a machine sleeps and the time of day can be set: whichever says more has passed is believed.
 */
export function beginLease(
  { serverTime, leaseUntil }: { serverTime: string; leaseUntil: string },
  clocks: Clocks,
): Lease {
  const lastsMs = Date.parse(leaseUntil) - Date.parse(serverTime) - MARGIN_MS
  const [steady, wall] = [clocks.steady(), clocks.wall()]
  return {
    isOver: () => !(Math.max(clocks.steady() - steady, clocks.wall() - wall) < lastsMs),
  }
}
