import type { Database } from '#server/db/database.ts'
import { foldForSearch } from '#server/lib/fold-for-search.ts'

/** Of one account so many are read. */
const SHOWN_MAX = 50

export type FormerNamesStore = ReturnType<typeof createFormerNamesStore>
export function createFormerNamesStore(database: Database) {
  const latest = () =>
    database.query.selectFrom('former_names').orderBy('given_up_at', 'desc').orderBy('id', 'desc')

  return {
    /** Keeps what an account was called until now; another spelling of its name is none. */
    async keep(userId: number, former: string, next: string, at: number): Promise<void> {
      const username_folded = foldForSearch(former)
      if (username_folded === foldForSearch(next)) return
      await database.query
        .insertInto('former_names')
        .values({ user_id: userId, username: former, username_folded, given_up_at: at })
        .onConflict((row) =>
          row.columns(['user_id', 'username_folded']).doUpdateSet({ username: former, given_up_at: at }),
        )
        .execute()
    },

    listOfUsers: (userIds: readonly number[]) =>
      userIds.length === 0
        ? []
        : latest()
            .select(['user_id', 'username', 'username_folded', 'given_up_at'])
            .where('user_id', 'in', userIds)
            .limit(SHOWN_MAX * userIds.length)
            .execute(),
  }
}
