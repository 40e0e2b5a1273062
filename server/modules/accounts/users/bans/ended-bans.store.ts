import type { Database } from '#server/db/database.ts'
import { NO_BAN } from '#server/modules/accounts/rules/ban.ts'

export type EndedBansStore = ReturnType<typeof createEndedBansStore>
export function createEndedBansStore(database: Database) {
  return {
    /** Takes away the bans whose end has come; the accounts that had one, each for one caller alone. */
    async end(now: number): Promise<number[]> {
      const ended = await database.query
        .updateTable('users')
        .set((users) => ({ ...NO_BAN, version: users('version', '+', 1) }))
        .where('banned_at', 'is not', null)
        .where('ban_ends_at', '<=', now)
        .returning('id')
        .execute()
      return ended.map(({ id }) => id)
    },
  }
}
