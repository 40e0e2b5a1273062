/** Chooses, among the processes on one database, the one that does a piece of background work. */
import { randomUUID } from 'node:crypto'
import type { LeasesStore } from './leases.store.ts'

/** A process that died is followed after this long at most. */
const LEASE_MS = 6_000
/** One that ends later than this was taken by a clock that ran ahead. Those of two machines differ by less. */
const AHEAD_MAX_MS = 60_000

export type Lease = ReturnType<typeof createLease>
export function createLease(name: string, { leases, now }: { leases: LeasesStore; now: () => Date }) {
  const holder = randomUUID()
  let isHeld = false

  return {
    get isHeld() {
      return isHeld
    },
    /** Takes or keeps the lease where possible. Meant to be called every other second. */
    async renew(): Promise<void> {
      const time = now().getTime()
      isHeld = await leases.take({
        name,
        holder,
        now: time,
        expiresAt: time + LEASE_MS,
        latest: time + AHEAD_MAX_MS,
      })
    },
    /** Gives the lease back, so that another process follows at once. */
    async release(): Promise<void> {
      if (isHeld) await leases.release(name, holder)
      isHeld = false
    },
  }
}
