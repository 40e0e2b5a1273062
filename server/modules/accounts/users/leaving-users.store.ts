import type { Database } from '#server/db/database.ts'

/** Accounts whose owners want them deleted. */
export type LeavingUsersStore = ReturnType<typeof createLeavingUsersStore>
export function createLeavingUsersStore(database: Database) {
  return {
    /** False when the password has been changed since it was checked, or it was asked for already. */
    async ask(id: number, checkedHash: string, at: number): Promise<boolean> {
      const row = await database.query
        .updateTable('users')
        .set((user) => ({ deletion_asked_at: at, version: user('version', '+', 1) }))
        .where('id', '=', id)
        .where('password_hash', '=', checkedHash)
        .where('deletion_asked_at', 'is', null)
        .returning('id')
        .executeTakeFirst()
      return row !== undefined
    },

    /** False where nothing was asked for since then. */
    async withdraw(id: number, askedAfter: number): Promise<boolean> {
      const row = await database.query
        .updateTable('users')
        .set((user) => ({ deletion_asked_at: null, version: user('version', '+', 1) }))
        .where('id', '=', id)
        .where('deletion_asked_at', '>', askedAfter)
        .returning('id')
        .executeTakeFirst()
      return row !== undefined
    },

    listAskedBefore: async (time: number, limit: number): Promise<number[]> =>
      (
        await database.query
          .selectFrom('users')
          .select('id')
          .where('deletion_asked_at', '<=', time)
          .orderBy('deletion_asked_at')
          .limit(limit)
          .execute()
      ).map(({ id }) => id),

    /** Keeps an account as it stands until the transaction ends; false when it is none that may go now. */
    async lock(id: number, askedBefore?: number): Promise<boolean> {
      const account = database.query
        .updateTable('users')
        .set((user) => ({ deletion_asked_at: user.ref('deletion_asked_at') }))
        .where('id', '=', id)
      const due = askedBefore === undefined ? account : account.where('deletion_asked_at', '<=', askedBefore)
      return (await due.returning('id').executeTakeFirst()) !== undefined
    },

    async remove(id: number): Promise<void> {
      await database.query.deleteFrom('users').where('id', '=', id).execute()
    },
  }
}
