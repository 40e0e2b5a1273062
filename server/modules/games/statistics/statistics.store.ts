import type { Insertable, Selectable } from 'kysely'
import type { Database } from '#server/db/database.ts'
import type { Schema } from '#server/db/schema.ts'
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

    async setIdentity(id: number, identity: string): Promise<void> {
      await database.query.updateTable('player_statistics').set({ identity }).where('id', '=', id).execute()
    },

    /** Writes rows, new ones and others, by their identity. */
    async save(rows: readonly NewStatisticsRow[]): Promise<void> {
      for (let from = 0; from < rows.length; from += STATISTICS_AT_ONCE) {
        const some = rows.slice(from, from + STATISTICS_AT_ONCE)
        await database.query
          .insertInto('player_statistics')
          .values(some)
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
      }
    },
  }
}
