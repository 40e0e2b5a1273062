/** Changes what is known of players on a game server. */
import type { HoldSeasons } from '#server/lib/games/count-earned.ts'
import type { RecognizePlayers } from '#server/lib/games/recognize-players.ts'
import type { Game } from '#shared/constants/games/games.ts'
import type { StatisticsStore } from './statistics.store.ts'
import {
  calledAnew,
  earnedSince,
  identityOfPlayer,
  newAchievements,
  openBook,
  type Player,
  type Row,
} from './statistics-book.ts'

export type TakePlayers = ReturnType<typeof createTakePlayers>
export const createTakePlayers =
  ({
    statistics,
    noteAchievements,
    holdSeasons,
    recognizePlayers,
  }: {
    statistics: Pick<StatisticsStore, 'listOf' | 'setIdentity' | 'setOwner' | 'save'>
    /** Told of how many players each achievement is new. */
    noteAchievements: (gameServerId: number, players: ReadonlyMap<string, number>) => Promise<void>
    holdSeasons: HoldSeasons
    recognizePlayers: RecognizePlayers
  }) =>
  /**
   * Joins the transaction around the caller, who has locked the game server. `next` makes a player's row of the one there was; the same
   * one changes nothing. Gives whose row each player's is now.
   */
  async <Told extends Player>(
    { id, type }: { id: number; type: Game },
    players: readonly Told[],
    next: (row: Row | undefined, player: Told) => Row,
  ): Promise<(player: Player) => Row | undefined> => {
    if (players.length === 0) return () => undefined
    const countEarned = await holdSeasons(id)
    const known = await statistics.listOf(
      id,
      players.map(identityOfPlayer),
      players.map(({ folded }) => folded),
    )
    const book = openBook(known)
    for (const player of players) {
      const row = book.find(player)
      const after = next(row, player)
      if (row?.id !== undefined && row.identity !== after.identity)
        await statistics.setIdentity(row.id, after.identity)
      book.put(row, after)
    }
    const changed = book.listChanged()
    // Of nobody's, too, who is called by a name that was proved meanwhile.
    const nobodys = players.flatMap((player) => {
      const row = book.find(player)
      return row?.user_id === null ? [row] : []
    })
    const called = [...new Set([...calledAnew(known, changed), ...nobodys])]
    const owners = await recognizePlayers(type, called)
    for (const [at, row] of called.entries()) {
      const owner = owners[at] ?? null
      if (row.id !== undefined && row.user_id !== owner) await statistics.setOwner(row.id, owner)
      row.user_id = owner
    }
    await statistics.save(changed.map(({ id: _, ...row }) => row))
    await noteAchievements(id, newAchievements(known, changed))
    await countEarned(earnedSince(known, changed))
    return book.find
  }
