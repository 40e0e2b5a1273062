/** How often callers call, each within a window that begins with the first of its calls. */
import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { atMost } from '#server/lib/concurrency/at-most.ts'
import { within } from '#server/lib/concurrency/within.ts'

/** How many callers of one rule are remembered. */
const CALLERS_MAX = 20_000
/** Nobody waits longer for what all processes counted together. */
const PATIENCE_MS = 1_000

export type Counted = { calls: number; endsInMs: number }

/** Counts one more call for all processes of a site. `counter` names rule and caller, and tells nobody who that is. */
export type CountTogether = (counter: string, windowMs: number) => Promise<Counted>

/**
 * Counts the calls of one rule: in this process, and by `together` in all. Whoever is past `max` here is not counted elsewhere, so
 * a flood costs the database nothing; where that does not answer, this process counts alone.
 */
export function createCallCounts({
  rule,
  max,
  windowMs,
  together,
  onAlone,
}: {
  /** What tells this rule from others. */
  rule: string
  max: number
  windowMs: number
  together: CountTogether | undefined
  /** Told when the processes could not count together. */
  onAlone: (error: unknown) => void
}): (caller: string) => Promise<Counted> {
  const callers = new LRUCache<string, { calls: number; endsAt: number }>(atMost(CALLERS_MAX))

  function countHere(caller: string) {
    const time = performance.now()
    const known = callers.get(caller)
    if (known && known.endsAt > time) {
      known.calls += 1
      return known
    }
    const begun = { calls: 1, endsAt: time + windowMs }
    callers.set(caller, begun)
    return begun
  }

  return async (caller) => {
    const here = countHere(caller)
    if (together && here.calls <= max)
      try {
        const counter = createHash('sha256').update(`${rule} ${caller}`).digest('base64url')
        const { calls, endsInMs } = await within(PATIENCE_MS, 'the database', together(counter, windowMs))
        here.calls = Math.max(here.calls, calls)
        here.endsAt = performance.now() + endsInMs
      } catch (error) {
        onAlone(error)
      }
    return { calls: here.calls, endsInMs: here.endsAt - performance.now() }
  }
}
