import type { Database } from '#server/db/database.ts'

export type SpentProofsStore = ReturnType<typeof createSpentProofsStore>
export function createSpentProofsStore(database: Database) {
  return {
    /** Whether it was not spent before. Joins the caller's transaction. */
    async spend(challenge: string, expiresAt: number): Promise<boolean> {
      const { numInsertedOrUpdatedRows } = await database.query
        .insertInto('spent_proofs')
        .values({ challenge, expires_at: expiresAt })
        .onConflict((conflict) => conflict.column('challenge').doNothing())
        .executeTakeFirstOrThrow()
      return numInsertedOrUpdatedRows === 1n
    },

    async removeExpired(now: number): Promise<void> {
      await database.query.deleteFrom('spent_proofs').where('expires_at', '<=', now).execute()
    },
  }
}
