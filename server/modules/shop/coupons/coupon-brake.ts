/** Stops whoever guesses codes: past so many wrong ones nothing of a network is looked at for a while. */
import { LRUCache } from 'lru-cache'
import { atMost } from '#server/lib/concurrency/at-most.ts'
import { type CountTogether, createCallCounts } from '#server/lib/limits/call-counts.ts'
import { networkOf } from '#server/lib/net/network-of.ts'
import { WRONG_COUPONS_MAX, WRONG_COUPONS_WINDOW_MS } from '#shared/constants/shop/coupons.ts'

const NETWORKS_MAX = 20_000

export type CouponBrake = ReturnType<typeof createCouponBrake>
export function createCouponBrake({
  together,
  onAlone,
}: {
  together: CountTogether | undefined
  onAlone: (error: unknown) => void
}) {
  const stopped = new LRUCache<string, true>(atMost(NETWORKS_MAX))
  const count = createCallCounts({
    rule: 'wrong coupons',
    max: WRONG_COUPONS_MAX,
    windowMs: WRONG_COUPONS_WINDOW_MS,
    together,
    onAlone,
  })
  return {
    isStopped: (address: string): boolean => stopped.has(networkOf(address)),
    async noteWrong(address: string): Promise<void> {
      const network = networkOf(address)
      const { calls, endsInMs } = await count(network)
      if (calls >= WRONG_COUPONS_MAX) stopped.set(network, true, { ttl: Math.max(1, endsInMs) })
    },
  }
}
