import { sql } from 'kysely'
import { batchesOf } from '#server/db/batches.ts'
import type { Database } from '#server/db/database.ts'
import { accountKey } from '#server/modules/games/rules/player-key.ts'

/** Fewer parameters than either engine takes in one statement. */
const ROWS_AT_ONCE = 500

/** By what tables know the player whose figures the row `told` of `player_statistics` has: as the triggers of its table write it. */
export const KEY_OF_TOLD = sql<string>`case when told.user_id is null then told.game || ':' || told.identity
  else 'user:' || told.user_id end`

/** Whose standings are to be made anew; triggers write most of them down. */
export type StandingChangesStore = ReturnType<typeof createStandingChangesStore>
export function createStandingChangesStore(database: Database) {
  /** Has the standings of these players made anew. */
  async function note(playerKeys: readonly string[]): Promise<void> {
    const values = playerKeys.map((player_key) => ({ player_key }))
    await database.query.insertInto('standing_changes').values(values).execute()
  }

  return {
    note,
    /** Has the standings of an account made anew. */
    noteAccount: (userId: number) => note([accountKey(userId)]),
    /** The same for whoever a row of figures is about: what is taken out of seasons changes none of its totals. */
    async noteFigures(statisticsId: number): Promise<void> {
      await database.query
        .insertInto('standing_changes')
        .columns(['player_key'])
        .expression((row) =>
          row
            .selectFrom('player_statistics as told')
            .select(KEY_OF_TOLD.as('player_key'))
            .where('told.id', '=', statisticsId),
        )
        .execute()
    },
    /** Whose standings are to be made anew, as they were noted. */
    list: (limit: number): Promise<{ id: number; player_key: string }[]> =>
      database.query.selectFrom('standing_changes').selectAll().orderBy('id').limit(limit).execute(),
    async forget(ids: readonly number[]): Promise<void> {
      for (const some of batchesOf(ids, ROWS_AT_ONCE))
        await database.query.deleteFrom('standing_changes').where('id', 'in', some).execute()
    },
  }
}
