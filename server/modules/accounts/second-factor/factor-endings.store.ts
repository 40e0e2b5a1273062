import type { Database } from '#server/db/database.ts'

export type FactorEndingsStore = ReturnType<typeof createFactorEndingsStore>
export function createFactorEndingsStore(database: Database) {
  return {
    find: (userId: number) =>
      database.query
        .selectFrom('factor_endings')
        .select(['user_id', 'ends_at'])
        .where('user_id', '=', userId)
        .executeTakeFirst(),

    async insert(userId: number, endsAt: number): Promise<void> {
      await database.query
        .insertInto('factor_endings')
        .values({ user_id: userId, ends_at: endsAt, token_hash: null })
        .execute()
    },

    async setToken(userId: number, tokenHash: string): Promise<void> {
      await database.query
        .updateTable('factor_endings')
        .set({ token_hash: tokenHash })
        .where('user_id', '=', userId)
        .execute()
    },

    listDue: (now: number) =>
      database.query.selectFrom('factor_endings').select('user_id').where('ends_at', '<=', now).execute(),

    /** Takes one that is in force by now; false when there is none, or another call was first. */
    async takeDue(userId: number, now: number): Promise<boolean> {
      const row = await database.query
        .deleteFrom('factor_endings')
        .where('user_id', '=', userId)
        .where('ends_at', '<=', now)
        .returning('user_id')
        .executeTakeFirst()
      return row !== undefined
    },

    /** Takes one that is not in force yet, by its letter. */
    takeByToken: (tokenHash: string, now: number) =>
      database.query
        .deleteFrom('factor_endings')
        .where('token_hash', '=', tokenHash)
        .where('ends_at', '>', now)
        .returning('user_id')
        .executeTakeFirst(),

    async take(userId: number): Promise<boolean> {
      const row = await database.query
        .deleteFrom('factor_endings')
        .where('user_id', '=', userId)
        .returning('user_id')
        .executeTakeFirst()
      return row !== undefined
    },
  }
}
