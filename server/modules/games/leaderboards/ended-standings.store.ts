import type { Database } from '#server/db/database.ts'
import { foldForSearch } from '#server/lib/fold-for-search.ts'
import type { StruckPlayer } from '#server/lib/games/count-earned.ts'

export type EndedStandingsStore = ReturnType<typeof createEndedStandingsStore>
/** The tables of seasons that have ended, whose totals nothing but a strike changes. */
export function createEndedStandingsStore(database: Database) {
  const ended = database.query.selectFrom('seasons').select('id').where('ended_at', 'is not', null)

  return {
    /** Takes what players came to on a game server out of the seasons that have ended, and off what they came to on all of them. */
    async strike(players: readonly StruckPlayer[], gameServerId: number): Promise<void> {
      const keys = players.map(({ key }) => key)
      const standing = await database.query
        .selectFrom('standings')
        .selectAll()
        .where('player_key', 'in', keys)
        .where('game_server_id', '=', gameServerId)
        .where('season_id', 'in', ended)
        .execute()
      const struck = standing.filter(({ player_key, player }) =>
        players.some(
          ({ key, named }) => key === player_key && (named === undefined || named === foldForSearch(player)),
        ),
      )
      for (const { id, player_key, season_id, ...own } of struck) {
        await database.query.deleteFrom('standings').where('id', '=', id).execute()
        await database.query
          .updateTable('standings')
          .set((row) => ({
            playtime: row('playtime', '-', own.playtime),
            kills: row('kills', '-', own.kills),
            points: row('points', '-', own.points),
          }))
          .where('player_key', '=', player_key)
          .where('season_id', '=', season_id)
          .where('game_server_id', '=', 0)
          .execute()
      }
    },

    /** What was nobody's is shown as its account chooses from now on; of none it says that the player is gone. */
    async assign(playerKeys: readonly string[], userId: number | null): Promise<void> {
      await database.query
        .updateTable('standings')
        .set({ user_id: userId, is_account: 1 })
        .where('player_key', 'in', [...playerKeys])
        .where('is_account', '=', 0)
        .where('season_id', 'in', ended)
        .execute()
    },
  }
}
