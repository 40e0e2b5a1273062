import { FAILURE_DELAY_MAX_MS } from '#shared/constants/account-limits.ts'

const SECOND_MS = 1_000
const DOUBLINGS_MAX = 20

/** How long whoever guesses waits: a second after the last of the `free` failures, twice as long after each further one. */
export function failureDelay(failures: number, free: number): number {
  if (failures < free) return 0
  return Math.min(SECOND_MS * 2 ** Math.min(failures - free, DOUBLINGS_MAX), FAILURE_DELAY_MAX_MS)
}
