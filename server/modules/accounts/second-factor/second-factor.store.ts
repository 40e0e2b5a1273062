import type { Database } from '#server/db/database.ts'
import { holdAccount } from '#server/db/hold-account.ts'

export type SecondFactorStore = ReturnType<typeof createSecondFactorStore>
export function createSecondFactorStore(database: Database) {
  return {
    /** Changes the factors of one account in a transaction, one after another: what is left decides what is asked for. */
    inTurn: <T>(userId: number, work: () => Promise<T>): Promise<T> =>
      database.transaction(async () => {
        await holdAccount(database, userId)
        return work()
      }),

    find: (userId: number) =>
      database.query.selectFrom('totp_secrets').selectAll().where('user_id', '=', userId).executeTakeFirst(),

    /** Puts a secret in the place of the one that was there. */
    async replace(userId: number, sealedSecret: string): Promise<void> {
      const fresh = {
        sealed_secret: sealedSecret,
        used_step: 0,
        failures: 0,
        refused_until: 0,
        confirmed_at: null,
      }
      await database.query
        .insertInto('totp_secrets')
        .values({ user_id: userId, ...fresh })
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet(fresh))
        .execute()
    },

    /** Notes the step of a right code; false when another call was first with this code or a later one. */
    async use(userId: number, step: number): Promise<boolean> {
      const row = await database.query
        .updateTable('totp_secrets')
        .set({ used_step: step, failures: 0, refused_until: 0 })
        .where('user_id', '=', userId)
        .where('used_step', '<', step)
        .returning('user_id')
        .executeTakeFirst()
      return row !== undefined
    },

    async confirm(userId: number, time: number): Promise<void> {
      await database.query
        .updateTable('totp_secrets')
        .set({ confirmed_at: time })
        .where('user_id', '=', userId)
        .execute()
    },

    async removeApp(userId: number): Promise<void> {
      await database.query.deleteFrom('totp_secrets').where('user_id', '=', userId).execute()
    },

    /** Counts a try; undefined while tries are refused. */
    count: (userId: number, now: number) =>
      database.query
        .updateTable('totp_secrets')
        .set((row) => ({ failures: row('failures', '+', 1) }))
        .where('user_id', '=', userId)
        .where('refused_until', '<=', now)
        .returning('failures')
        .executeTakeFirst(),

    async refuseUntil(userId: number, time: number): Promise<void> {
      await database.query
        .updateTable('totp_secrets')
        .set({ refused_until: time })
        .where('user_id', '=', userId)
        .execute()
    },

    async forgiveFailures(userId: number): Promise<void> {
      await database.query
        .updateTable('totp_secrets')
        .set({ failures: 0, refused_until: 0 })
        .where('user_id', '=', userId)
        .execute()
    },

    async remove(userId: number): Promise<void> {
      await database.query.deleteFrom('totp_secrets').where('user_id', '=', userId).execute()
      await database.query.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
      await database.query.deleteFrom('factor_endings').where('user_id', '=', userId).execute()
    },

    async countRecoveryCodes(userId: number): Promise<number> {
      const row = await database.query
        .selectFrom('recovery_codes')
        .select((codes) => codes.fn.countAll<number>().as('count'))
        .where('user_id', '=', userId)
        .executeTakeFirstOrThrow()
      return Number(row.count)
    },

    async replaceRecoveryCodes(userId: number, hashes: readonly string[]): Promise<void> {
      await database.query.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
      await database.query
        .insertInto('recovery_codes')
        .values(hashes.map((code_hash) => ({ user_id: userId, code_hash })))
        .execute()
    },

    /** Uses a code up: whoever comes second finds none. */
    async takeRecoveryCode(userId: number, hash: string): Promise<boolean> {
      const row = await database.query
        .deleteFrom('recovery_codes')
        .where('user_id', '=', userId)
        .where('code_hash', '=', hash)
        .returning('user_id')
        .executeTakeFirst()
      return row !== undefined
    },
  }
}
