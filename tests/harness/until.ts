import { vi } from 'vitest'

const PATIENCE_MS = 10_000
const LOOK_EVERY_MS = 2

/** Waits until `check` passes: what is under way takes its time on a busy machine. Gives what it gives. */
export const until = <Found>(check: () => Found | Promise<Found>): Promise<Found> =>
  vi.waitFor(check, { timeout: PATIENCE_MS, interval: LOOK_EVERY_MS })
