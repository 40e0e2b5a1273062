import type { Insertable, Selectable } from 'kysely'
import { batchesOf } from '#server/db/batches.ts'
import type { Database } from '#server/db/database.ts'
import { insertMany } from '#server/db/insert-many.ts'
import type { Schema } from '#server/db/schema.ts'
import { lastingUuidOf } from '#server/modules/games/rules/lasting-uuid.ts'
import { STATISTICS_AT_ONCE } from '#shared/constants/games/agents.ts'

export type StatisticsRow = Selectable<Schema['player_statistics']>
export type NewStatisticsRow = Insertable<Schema['player_statistics']>

/** What a game server tells of a player later may change all but these. */
const FIXED = ['id', 'game_server_id', 'game', 'identity', 'user_id']

export type StatisticsStore = ReturnType<typeof createStatisticsStore>
export function createStatisticsStore(database: Database) {
  return {
    /** The latest told first. */
    listOf: (
      gameServerId: number,
      identities: readonly string[],
      names: readonly string[],
    ): Promise<StatisticsRow[]> =>
      database.query
        .selectFrom('player_statistics')
        .selectAll()
        .where('game_server_id', '=', gameServerId)
        .where((row) =>
          row.or([row('identity', 'in', [...identities]), row('player_folded', 'in', [...names])]),
        )
        .orderBy('told_at', 'desc')
        .orderBy('id', 'desc')
        .execute(),

    /** Of nobody's names on game servers that are there no more. */
    async removeOfGoneServers(): Promise<void> {
      await database.query
        .deleteFrom('player_statistics')
        .where('user_id', 'is', null)
        .where('game_server_id', 'not in', (servers) => servers.selectFrom('game_servers').select('id'))
        .execute()
    },

    /**
     * Has the figures of a player belong to an account, or to nobody: those told under the name, and those of the same UUID,
     * however they are called now; none of another UUID.
     */
    async assign(
      { game, folded, uuid }: { game: StatisticsRow['game']; folded: string; uuid: string | null },
      userId: number | null,
    ): Promise<void> {
      await database.query
        .updateTable('player_statistics')
        .set({ user_id: userId })
        .where('game', '=', game)
        .where((row) =>
          uuid === null
            ? row('player_folded', '=', folded)
            : row.or([
                row('player_uuid', '=', uuid),
                row.and([row('player_folded', '=', folded), row('player_uuid', 'is', null)]),
              ]),
        )
        .execute()
    },

    /** Of whoever was told or seen last under a name; null where the game told none. */
    async findUuid(game: StatisticsRow['game'], folded: string): Promise<string | null> {
      const told = await database.query
        .selectFrom('player_statistics')
        .select(['player_uuid', 'told_at as at'])
        .where('game', '=', game)
        .where('player_folded', '=', folded)
        .orderBy('told_at', 'desc')
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirst()
      const seen = await database.query
        .selectFrom('seen_players')
        .innerJoin('game_servers', 'game_servers.id', 'seen_players.game_server_id')
        .select(['player_uuid', 'seen_at as at'])
        .where('game_servers.type', '=', game)
        .where('player_folded', '=', folded)
        .where('player_uuid', 'is not', null)
        .orderBy('seen_at', 'desc')
        .limit(1)
        .executeTakeFirst()
      // Seen is noted to a few minutes, but another UUID at once.
      const last = seen && (!told || seen.at >= told.at) ? lastingUuidOf(seen.player_uuid) : null
      return last ?? told?.player_uuid ?? null
    },

    /** As whom the games have told of an account. */
    listPlayersOf: (userId: number) =>
      database.query
        .selectFrom('player_statistics')
        .select(['game', 'player_folded', 'player_uuid'])
        .where('user_id', '=', userId)
        .execute(),

    /** Who was told last under each name, and when. */
    listLastTold: (game: StatisticsRow['game'], names: readonly string[]) =>
      names.length === 0
        ? Promise.resolve([])
        : database.query
            .selectFrom('player_statistics')
            .select(['player_folded', 'player_uuid', 'told_at'])
            .where('game', '=', game)
            .where('player_folded', 'in', [...names])
            .where('player_uuid', 'is not', null)
            .orderBy('told_at', 'desc')
            .orderBy('id', 'desc')
            .execute(),

    /** Has what an account earned in a game belong to nobody. */
    async release(userId: number, game: StatisticsRow['game']): Promise<void> {
      await database.query
        .updateTable('player_statistics')
        .set({ user_id: null })
        .where('user_id', '=', userId)
        .where('game', '=', game)
        .execute()
    },

    async setIdentity(id: number, identity: string): Promise<void> {
      await database.query.updateTable('player_statistics').set({ identity }).where('id', '=', id).execute()
    },

    async setOwner(id: number, userId: number | null): Promise<void> {
      await database.query
        .updateTable('player_statistics')
        .set({ user_id: userId })
        .where('id', '=', id)
        .execute()
    },

    /** Writes rows, new ones and others, by their identity. */
    async save(rows: readonly NewStatisticsRow[]): Promise<void> {
      for (const some of batchesOf(rows, STATISTICS_AT_ONCE))
        await insertMany(database, 'player_statistics', some)
          .onConflict((conflict) =>
            conflict.columns(['game_server_id', 'identity']).doUpdateSet((row) =>
              Object.fromEntries(
                Object.keys(some[0] as NewStatisticsRow)
                  .filter((column) => !FIXED.includes(column))
                  .map((column) => [column, row.ref(`excluded.${column as keyof NewStatisticsRow}`)]),
              ),
            ),
          )
          .execute()
    },
  }
}
