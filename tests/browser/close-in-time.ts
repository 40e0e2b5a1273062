import { setTimeout as wait } from 'node:timers/promises'

const CLOSING_MS = 20_000

/**
 * Closes a browser or a part of it. Chromium on a busy machine may never say that it has: what is not closed in time is left
 * to the end of this process, in place of the whole run standing still.
 */
export async function closeInTime(
  part: { close(): Promise<void> },
  milliseconds = CLOSING_MS,
): Promise<void> {
  await Promise.race([part.close(), wait(milliseconds, undefined, { ref: false })])
}
