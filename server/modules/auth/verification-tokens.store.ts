import type { Database } from '#server/db/database.ts'

export type VerificationTokensStore = ReturnType<typeof createVerificationTokensStore>
export function createVerificationTokensStore(database: Database) {
  return {
    /** Stores a token as the only one of its account: earlier links stop working. */
    async replace(userId: number, tokenHash: string, expiresAt: number): Promise<void> {
      await database.query.deleteFrom('verification_tokens').where('user_id', '=', userId).execute()
      await database.query
        .insertInto('verification_tokens')
        .values({ token_hash: tokenHash, user_id: userId, expires_at: expiresAt })
        .execute()
    },

    /** Uses a token up: whoever comes second finds nothing. */
    take: (tokenHash: string) =>
      database.query
        .deleteFrom('verification_tokens')
        .where('token_hash', '=', tokenHash)
        .returning(['user_id', 'expires_at'])
        .executeTakeFirst(),

    async removeExpired(now: number): Promise<void> {
      await database.query.deleteFrom('verification_tokens').where('expires_at', '<=', now).execute()
    },

    async removeOf(userId: number): Promise<void> {
      await database.query.deleteFrom('verification_tokens').where('user_id', '=', userId).execute()
    },
  }
}
