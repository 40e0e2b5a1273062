import { batchesOf } from '#server/db/batches.ts'
import type { Database } from '#server/db/database.ts'

/** Fewer parameters than either engine takes in one statement. */
const ACCOUNTS_AT_ONCE = 1_000

export type FiguresStore = ReturnType<typeof createFiguresStore>
export function createFiguresStore(database: Database) {
  return {
    /** What each game server has told of these accounts, the latest last. */
    async listOf(accountIds: readonly number[]) {
      const found = []
      for (const some of batchesOf(accountIds, ACCOUNTS_AT_ONCE))
        found.push(
          ...(await database.query
            .selectFrom('player_statistics')
            .select(['user_id', 'game', 'player', 'playtime', 'kills', 'deaths', 'points'])
            .where('user_id', 'in', some)
            .orderBy('told_at')
            .orderBy('id')
            .execute()),
        )
      return found
    },
  }
}
