/** What is known of players on one game server, while it is changed. */
import type { Earned } from '#server/lib/games/count-earned.ts'
import { identityOf } from '#server/modules/games/rules/player-key.ts'
import type { StatisticsRow } from './statistics.store.ts'

/** Whom a game means. */
export type Player = { name: string; folded: string; lastingUuid: string | null }
/** Without `id` as long as it is not written. */
export type Row = Omit<StatisticsRow, 'id'> & { id?: number }

/** The row of a player is known by it. */
export const identityOfPlayer = ({ folded, lastingUuid }: Player) => identityOf({ folded, uuid: lastingUuid })

/** The rows of one game server by whom they are about; a name leads to whoever was last told under it. */
export function openBook(known: readonly StatisticsRow[]) {
  const rows: Row[] = [...known]
  const changed = new Set<number>()
  const byIdentity = new Map(rows.map((row, at) => [row.identity, at]))
  const byName = new Map<string, number>()
  for (const [at, { player_folded }] of rows.entries())
    if (!byName.has(player_folded)) byName.set(player_folded, at)

  /** One that was known by name alone is taken over by the first UUID told under it. */
  function placeOf(player: Player): number | undefined {
    const exact = byIdentity.get(identityOfPlayer(player))
    if (exact !== undefined) return exact
    return player.lastingUuid === null
      ? byName.get(player.folded)
      : byIdentity.get(identityOf({ ...player, uuid: null }))
  }
  return {
    find(player: Player): Row | undefined {
      const at = placeOf(player)
      return at === undefined ? undefined : rows[at]
    },
    put(before: Row | undefined, after: Row) {
      if (before === after) return
      const at = before === undefined ? rows.length : rows.indexOf(before)
      if (before) byIdentity.delete(before.identity)
      rows[at] = after
      byIdentity.set(after.identity, at)
      byName.set(after.player_folded, at)
      changed.add(at)
    },
    listChanged: () => [...changed].flatMap((at) => rows[at] ?? []),
  }
}

/** Those that the game had not told of, or calls otherwise than before. */
export function calledAnew(known: readonly StatisticsRow[], changed: readonly Row[]): Row[] {
  const before = new Map(known.map((row) => [row.id, row]))
  return changed.filter(({ id, player_folded, player_uuid }) => {
    const was = id === undefined ? undefined : before.get(id)
    return was?.player_folded !== player_folded || was.player_uuid !== player_uuid
  })
}

/** The first total of a player is none of it. */
export function earnedSince(known: readonly StatisticsRow[], changed: readonly Row[]): Earned[] {
  const before = new Map(known.map((row) => [row.id, row]))
  return changed.flatMap((row) => {
    const was = row.id === undefined ? undefined : before.get(row.id)
    if (!was || was.is_heard > (row.is_heard ?? 0)) return []
    const [playtime, kills, points] = [
      row.playtime - was.playtime,
      row.kills - was.kills,
      row.points - was.points,
    ]
    return playtime + kills + points > 0 ? [{ statisticsId: was.id, playtime, kills, points }] : []
  })
}

/** Each achievement that players have now and had not before, with how many of them. */
export function newAchievements(
  known: readonly StatisticsRow[],
  changed: readonly Row[],
): ReadonlyMap<string, number> {
  const before = new Map(known.map((row) => [row.id, row.achievements]))
  const players = new Map<string, number>()
  for (const { id, achievements } of changed) {
    const had = (id === undefined ? undefined : before.get(id)) ?? '[]'
    if (achievements === had) continue
    const old = new Set(JSON.parse(had) as string[])
    for (const key of JSON.parse(achievements) as string[])
      if (!old.has(key)) players.set(key, (players.get(key) ?? 0) + 1)
  }
  return players
}
