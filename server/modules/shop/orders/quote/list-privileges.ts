/** Tells agents of the tiers that were bought for a player. */
import { isoTimeOrNull } from '#server/lib/iso-time.ts'
import type { ListPrivileges } from '#server/modules/games/players/players-of-game.service.ts'
import type { HoldingsStore } from './holdings.store.ts'

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
    const ends = new Map<string, number | null>()
    for (const { key, ends_at } of await holdings.listTiers(player, now().getTime())) {
      const before = ends.get(key)
      const isLonger = before !== null && (ends_at === null || ends_at > (before ?? 0))
      if (before === undefined || isLonger) ends.set(key, ends_at)
    }
    return [...ends].map(([key, until]) => ({ key, until: isoTimeOrNull(until) }))
  }
}
