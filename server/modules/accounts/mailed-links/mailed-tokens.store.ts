import type { Database } from '#server/db/database.ts'

/** The tables of tokens that are sent or handed to somebody, all of one shape. */
type TokenTable =
  | 'verification_tokens'
  | 'password_reset_tokens'
  | 'deletion_undo_tokens'
  | 'invitation_tokens'
  | 'password_link_tokens'

export type MailedTokensStore = ReturnType<typeof createMailedTokensStore>
export function createMailedTokensStore(database: Database, kind: TokenTable) {
  const table = kind as 'verification_tokens'
  return {
    /** Stores a token as the only one of its account: earlier links stop working. */
    async replace(userId: number, tokenHash: string, expiresAt: number): Promise<void> {
      await database.query.deleteFrom(table).where('user_id', '=', userId).execute()
      await database.query
        .insertInto(table)
        .values({ token_hash: tokenHash, user_id: userId, expires_at: expiresAt })
        .execute()
    },

    find: (tokenHash: string) =>
      database.query
        .selectFrom(table)
        .select(['user_id', 'expires_at'])
        .where('token_hash', '=', tokenHash)
        .executeTakeFirst(),

    findOf: (userId: number) =>
      database.query.selectFrom(table).select('expires_at').where('user_id', '=', userId).executeTakeFirst(),

    /** Uses a token up: whoever comes second finds nothing. */
    take: (tokenHash: string) =>
      database.query
        .deleteFrom(table)
        .where('token_hash', '=', tokenHash)
        .returning(['user_id', 'expires_at'])
        .executeTakeFirst(),

    async removeExpired(now: number): Promise<void> {
      await database.query.deleteFrom(table).where('expires_at', '<=', now).execute()
    },

    async removeOf(userId: number): Promise<void> {
      await database.query.deleteFrom(table).where('user_id', '=', userId).execute()
    },
  }
}
