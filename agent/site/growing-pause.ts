/** Waits that grow from a second to `maxMs`, a little at random, so that many agents do not come back at once. */
import { setTimeout as wait } from 'node:timers/promises'

const FIRST_MS = 1_000

export function createGrowingPause(maxMs: number, firstMs = FIRST_MS) {
  let nextMs = Math.min(firstMs, maxMs)
  return {
    /** Resolves early when it is aborted. */
    async pass(signal: AbortSignal, atLeastMs = 0): Promise<void> {
      const thisMs = Math.max(atLeastMs, nextMs * (0.75 + Math.random() / 2))
      nextMs = Math.min(maxMs, nextMs * 2)
      await pass(thisMs, signal)
    },
    reset(): void {
      nextMs = Math.min(firstMs, maxMs)
    },
  }
}

/** Resolves when the time is over, or it is aborted. */
export async function pass(milliseconds: number, signal: AbortSignal): Promise<void> {
  try {
    await wait(milliseconds, undefined, { signal })
  } catch {
    // Aborted: it goes on at once.
  }
}
