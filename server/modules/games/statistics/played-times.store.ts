import { type Selectable, sql } from 'kysely'
import { batchesOf } from '#server/db/batches.ts'
import type { Database } from '#server/db/database.ts'
import type { Schema } from '#server/db/schema.ts'

export type PlayedTimeRow = Selectable<Schema['played_times']>
/** Who has played for so long, or was last named before or after this, is to be counted. */
export type Due = { playedMs: number; before: number; after: number }
type NamedPlayer = { player: string; player_folded: string; player_uuid: string | null }
type PlayersOfServer = { gameServerId: number; players: readonly string[] }

/** So many rows are written in one statement. */
const PLAYERS_AT_ONCE = 1_000

export type PlayedTimesStore = ReturnType<typeof createPlayedTimesStore>
export function createPlayedTimesStore(database: Database) {
  const due = ({ playedMs, before, after }: Due) =>
    database.query
      .selectFrom('played_times')
      .where('is_told', '=', 0)
      .where((row) =>
        row.or([row('played_ms', '>=', playedMs), row('named_at', '<', before), row('named_at', '>', after)]),
      )

  return {
    /** Players are in the game; the time since they were last named is played where that is no longer ago than `gapMs`. Of a game server one at a time. */
    async note(
      gameServerId: number,
      players: readonly NamedPlayer[],
      { time, gapMs }: { time: number; gapMs: number },
    ): Promise<void> {
      const since = sql<number>`excluded.named_at - played_times.named_at`
      for (const some of batchesOf(players, PLAYERS_AT_ONCE))
        await database.query
          .insertInto('played_times')
          .values(
            some.map((player) => ({
              game_server_id: gameServerId,
              ...player,
              named_at: time,
              played_ms: 0,
              is_told: 0,
            })),
          )
          .onConflict((conflict) =>
            conflict
              .columns(['game_server_id', 'player_folded'])
              .doUpdateSet((row) => ({
                player: row.ref('excluded.player'),
                player_uuid: row.fn.coalesce('excluded.player_uuid', 'played_times.player_uuid'),
                named_at: row.ref('excluded.named_at'),
                // Nobody gets what another played under the name.
                played_ms: sql<number>`case
                  when excluded.player_uuid <> played_times.player_uuid then 0
                  when ${since} between 0 and ${sql.lit(gapMs)} then played_times.played_ms + ${since}
                  else played_times.played_ms end`,
              }))
              .where('played_times.is_told', '=', 0),
          )
          .execute()
    },

    /** Where somebody is due, with their game. */
    listServers: (when: Due) =>
      due(when)
        .innerJoin('game_servers', 'game_servers.id', 'played_times.game_server_id')
        .select(['game_servers.id', 'game_servers.type'])
        .distinct()
        .orderBy('game_servers.id')
        .execute(),

    listDue: (gameServerId: number, when: Due, limit: number): Promise<PlayedTimeRow[]> =>
      due(when)
        .selectAll()
        .where('game_server_id', '=', gameServerId)
        .orderBy('player_folded')
        .limit(limit)
        .execute(),

    /** What is left of whole seconds stays good. */
    async setCounted(key: PlayersOfServer, { isTold }: { isTold: boolean }): Promise<void> {
      if (key.players.length > 0)
        await database.query
          .updateTable('played_times')
          .set({ played_ms: sql`played_ms % 1000`, is_told: isTold ? 1 : 0 })
          .where('game_server_id', '=', key.gameServerId)
          .where('player_folded', 'in', [...key.players])
          .execute()
    },
    async remove({ gameServerId, players }: PlayersOfServer): Promise<void> {
      if (players.length > 0)
        await database.query
          .deleteFrom('played_times')
          .where('game_server_id', '=', gameServerId)
          .where('player_folded', 'in', [...players])
          .execute()
    },
    /** Whose totals are told is asked anew after a while. */
    async forgetTold(before: number): Promise<void> {
      await database.query
        .deleteFrom('played_times')
        .where('is_told', '=', 1)
        .where('named_at', '<', before)
        .execute()
    },
  }
}
