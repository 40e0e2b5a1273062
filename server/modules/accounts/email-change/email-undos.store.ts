import type { Database } from '#server/db/database.ts'

const COLUMNS = ['id', 'user_id', 'email', 'created_at'] as const

export type EmailUndosStore = ReturnType<typeof createEmailUndosStore>
export function createEmailUndosStore(database: Database) {
  return {
    async insert(userId: number, email: string, createdAt: number): Promise<void> {
      await database.query
        .insertInto('email_undos')
        .values({ user_id: userId, email, token_hash: null, created_at: createdAt })
        .execute()
    },

    /** The oldest of an account whose letter has not been written. */
    findUnmailed: (userId: number) =>
      database.query
        .selectFrom('email_undos')
        .select(COLUMNS)
        .where('user_id', '=', userId)
        .where('token_hash', 'is', null)
        .orderBy('id')
        .executeTakeFirst(),

    listAddresses: async (userId: number): Promise<string[]> =>
      (
        await database.query.selectFrom('email_undos').select('email').where('user_id', '=', userId).execute()
      ).map(({ email }) => email),

    async setToken(id: number, tokenHash: string): Promise<void> {
      await database.query
        .updateTable('email_undos')
        .set({ token_hash: tokenHash })
        .where('id', '=', id)
        .execute()
    },

    find: (tokenHash: string) =>
      database.query
        .selectFrom('email_undos')
        .select(COLUMNS)
        .where('token_hash', '=', tokenHash)
        .executeTakeFirst(),

    /** Uses one up, and those of later changes: whoever made them had no right to. Whoever comes second finds nothing. */
    async take(tokenHash: string) {
      const taken = await database.query
        .deleteFrom('email_undos')
        .where('token_hash', '=', tokenHash)
        .returning(COLUMNS)
        .executeTakeFirst()
      if (taken)
        await database.query
          .deleteFrom('email_undos')
          .where('user_id', '=', taken.user_id)
          .where('id', '>', taken.id)
          .execute()
      return taken
    },

    async removeOlder(than: number): Promise<void> {
      await database.query.deleteFrom('email_undos').where('created_at', '<=', than).execute()
    },
  }
}
