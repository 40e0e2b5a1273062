/** Tells agents of the tiers that were bought for a player. */
import { isoTime } from '#server/lib/iso-time.ts'
import type { ListPrivileges } from '#server/modules/games/players/players-of-game.service.ts'
import type { HoldingsStore } from './holdings.store.ts'

const FOR_GOOD = Number.POSITIVE_INFINITY

/** Of what was bought several times the longest counts. */
export function createListPrivileges({
  holdings,
  now,
}: {
  holdings: Pick<HoldingsStore, 'listTiers'>
  now: () => Date
}): ListPrivileges {
  return async (game, player) => {
    if (game !== 'minecraft') return []
    const ends = new Map<string, number>()
    for (const { key, ends_at } of await holdings.listTiers(player, now().getTime()))
      ends.set(key, Math.max(ends.get(key) ?? 0, ends_at ?? FOR_GOOD))
    return [...ends].map(([key, end]) => ({ key, until: end === FOR_GOOD ? null : isoTime(end) }))
  }
}
