import type { Selectable } from 'kysely'
import { batchesOf } from '#server/db/batches.ts'
import type { Database } from '#server/db/database.ts'
import type { Schema } from '#server/db/schema.ts'

type Name = Selectable<Schema['achievement_names']>

/** Fewer parameters than either engine takes in one statement. */
const ROWS_AT_ONCE = 500

export type AchievementsStore = ReturnType<typeof createAchievementsStore>
export function createAchievementsStore(database: Database) {
  return {
    /** The next accounts of which games have told something, by number; `since` leaves those told of since then. */
    async listAccounts({ after, since, limit }: { after: number; since: number; limit: number }) {
      const rows = await database.query
        .selectFrom('player_statistics')
        .select('user_id')
        .distinct()
        .where('user_id', '>', after)
        .where('told_at', '>=', since)
        .orderBy('user_id')
        .limit(limit)
        .execute()
      return rows.flatMap(({ user_id }) => user_id ?? [])
    },
    listFigures: (accountIds: readonly number[]) =>
      database.query
        .selectFrom('player_statistics')
        .select(['user_id', 'playtime', 'kills', 'points', 'achievements'])
        .where('user_id', 'in', [...accountIds])
        .execute(),
    listUnlocked: (accountIds: readonly number[]) =>
      database.query
        .selectFrom('achievements')
        .selectAll()
        .where('user_id', 'in', [...accountIds])
        .orderBy('unlocked_at', 'desc')
        .orderBy('key')
        .execute(),
    /** What somebody has already stays with its time, and is not among what it gives: who got which now. */
    async unlock(
      rows: readonly { user_id: number; key: string; unlocked_at: number }[],
    ): Promise<{ user_id: number; key: string }[]> {
      const unlocked = []
      for (const some of batchesOf(rows, ROWS_AT_ONCE))
        unlocked.push(
          ...(await database.query
            .insertInto('achievements')
            .values(some)
            .onConflict((conflict) => conflict.columns(['user_id', 'key']).doNothing())
            .returning(['user_id', 'key'])
            .execute()),
        )
      return unlocked
    },
    /** What achievements are called now is what they are called for good once their definition goes. */
    async keepNames(names: readonly Name[]): Promise<void> {
      for (const name of names)
        await database.query
          .insertInto('achievement_names')
          .values(name)
          .onConflict((conflict) => conflict.column('key').doUpdateSet(name))
          .execute()
    },
    listNames: async (keys: readonly string[]): Promise<Name[]> =>
      keys.length === 0
        ? []
        : database.query
            .selectFrom('achievement_names')
            .selectAll()
            .where('key', 'in', [...keys])
            .execute(),
    /** Those with a picture that somebody has. */
    listHeldWithPictures: () =>
      database.query
        .selectFrom('achievement_names')
        .select(['key', 'title_ru', 'title_en'])
        .select((name) => name.ref('image').$notNull().as('image'))
        .where('image', 'is not', null)
        .where((name) =>
          name.exists(
            name
              .selectFrom('achievements')
              .select('achievements.key')
              .whereRef('achievements.key', '=', 'achievement_names.key'),
          ),
        )
        .execute(),
    async countHolders(keys: readonly string[]): Promise<ReadonlyMap<string, number>> {
      if (keys.length === 0) return new Map()
      const rows = await database.query
        .selectFrom('achievements')
        .select((row) => ['key', row.fn.countAll<number>().as('count')])
        .where('key', 'in', [...keys])
        .groupBy('key')
        .execute()
      return new Map(rows.map(({ key, count }) => [key, Number(count)]))
    },
  }
}
