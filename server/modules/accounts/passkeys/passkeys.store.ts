import type { Insertable, Selectable } from 'kysely'
import type { Database } from '#server/db/database.ts'
import type { Schema } from '#server/db/schema.ts'

export type PasskeyRow = Selectable<Schema['passkeys']>

export type PasskeysStore = ReturnType<typeof createPasskeysStore>
export function createPasskeysStore(database: Database) {
  return {
    listOf: (userId: number): Promise<PasskeyRow[]> =>
      database.query.selectFrom('passkeys').selectAll().where('user_id', '=', userId).orderBy('id').execute(),

    findByCredential: (credentialId: string): Promise<PasskeyRow | undefined> =>
      database.query
        .selectFrom('passkeys')
        .selectAll()
        .where('credential_id', '=', credentialId)
        .executeTakeFirst(),

    /** Undefined where somebody has it already. */
    insert: (passkey: Insertable<Schema['passkeys']>): Promise<PasskeyRow | undefined> =>
      database.query
        .insertInto('passkeys')
        .values(passkey)
        .onConflict((conflict) => conflict.column('credential_id').doNothing())
        .returningAll()
        .executeTakeFirst(),

    rename: (userId: number, id: number, name: string): Promise<PasskeyRow | undefined> =>
      database.query
        .updateTable('passkeys')
        .set({ name })
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirst(),

    /** Notes that it was used; false where it was removed meanwhile, or counts on from there already: devices without a counter say 0. */
    async use(
      id: number,
      used: Pick<PasskeyRow, 'counter' | 'is_synced' | 'last_used_at'>,
    ): Promise<boolean> {
      const { numUpdatedRows } = await database.query
        .updateTable('passkeys')
        .set(used)
        .where('id', '=', id)
        .where((row) => row.or([row('counter', '<', used.counter), row('counter', '=', 0)]))
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },

    async remove(userId: number, id: number): Promise<boolean> {
      const { numDeletedRows } = await database.query
        .deleteFrom('passkeys')
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .executeTakeFirst()
      return numDeletedRows > 0n
    },

    /** All of an account, or those made since. */
    async removeOf(userId: number, since = 0): Promise<void> {
      await database.query
        .deleteFrom('passkeys')
        .where('user_id', '=', userId)
        .where('created_at', '>=', since)
        .execute()
    },

    /** Notes that a challenge was answered; false when it was before. */
    async answer(challengeHash: string, expiresAt: number): Promise<boolean> {
      const row = await database.query
        .insertInto('answered_challenges')
        .values({ challenge_hash: challengeHash, expires_at: expiresAt })
        .onConflict((conflict) => conflict.column('challenge_hash').doNothing())
        .returning('challenge_hash')
        .executeTakeFirst()
      return row !== undefined
    },

    async forgetAnswered(before: number): Promise<void> {
      await database.query.deleteFrom('answered_challenges').where('expires_at', '<', before).execute()
    },
  }
}
