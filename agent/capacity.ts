/** How many commands this game runs in half a lease, by the slowest of the last ones. */
const REMEMBERED = 20
const AT_FIRST_MS = 3_000
const AT_LEAST_MS = 250
const JOBS_AT_ONCE = 50

export function createCapacity() {
  const took: number[] = []
  return {
    note(milliseconds: number): void {
      took.push(milliseconds)
      if (took.length > REMEMBERED) took.shift()
    },
    within(leaseSeconds: number): number {
      const slowest = took.length === 0 ? AT_FIRST_MS : Math.max(AT_LEAST_MS, ...took)
      return Math.min(JOBS_AT_ONCE, Math.max(1, Math.floor((leaseSeconds * 500) / slowest)))
    },
  }
}
