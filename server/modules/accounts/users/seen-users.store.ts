import type { Database } from '#server/db/database.ts'

/** When the owners of accounts were last here. */
export function createSeenUsersStore(database: Database) {
  return {
    /**
     * Writes nothing where it was written less than `interval` ago, by whichever process: somebody with five tabs at five
     * processes costs as many writes as with one. It is no change of the account, whose version stays.
     */
    async markSeen(id: number, at: number, interval = 0): Promise<void> {
      await database.query
        .updateTable('users')
        .set({ last_seen_at: at })
        .where('id', '=', id)
        .where((user) =>
          user.or([user('last_seen_at', 'is', null), user('last_seen_at', '<=', at - interval)]),
        )
        .execute()
    },
  }
}
