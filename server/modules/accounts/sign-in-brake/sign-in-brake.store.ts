import type { Database } from '#server/db/database.ts'

/** What tries are counted by. */
export type Counter = { counter: string; userId: number | null; isKnownBrowser: boolean }

export type SignInBrakeStore = ReturnType<typeof createSignInBrakeStore>
export function createSignInBrakeStore(database: Database) {
  const set = async (
    counter: string,
    values: { failures?: number; refused_until?: number; used_at?: number },
  ) => {
    await database.query.updateTable('sign_in_counters').set(values).where('counter', '=', counter).execute()
  }

  return {
    find: (counter: string) =>
      database.query
        .selectFrom('sign_in_counters')
        .select(['failures', 'refused_until'])
        .where('counter', '=', counter)
        .executeTakeFirst(),

    /** One more try, which makes others of this counter wait for the transaction; undefined while tries are refused. */
    count: ({ counter, userId, isKnownBrowser }: Counter, now: number) =>
      database.query
        .insertInto('sign_in_counters')
        .values({
          counter,
          user_id: userId,
          is_known_browser: isKnownBrowser ? 1 : 0,
          failures: 1,
          refused_until: 0,
          used_at: now,
        })
        .onConflict((conflict) =>
          conflict
            .column('counter')
            .doUpdateSet((row) => ({ failures: row('sign_in_counters.failures', '+', 1), used_at: now }))
            .where('sign_in_counters.refused_until', '<=', now),
        )
        .returning('failures')
        .executeTakeFirst(),

    refuseUntil: (counter: string, time: number) => set(counter, { refused_until: time }),

    /** One try less. */
    async takeBack(counter: string): Promise<void> {
      await database.query
        .updateTable('sign_in_counters')
        .set((row) => ({ failures: row('failures', '-', 1), refused_until: 0 }))
        .where('counter', '=', counter)
        .where('failures', '>', 0)
        .execute()
    },

    /** Makes a browser known, without failures. */
    async putBrowser(counter: string, userId: number, now: number): Promise<void> {
      const fresh = { failures: 0, refused_until: 0, used_at: now }
      await database.query
        .insertInto('sign_in_counters')
        .values({ counter, user_id: userId, is_known_browser: 1, ...fresh })
        .onConflict((conflict) => conflict.column('counter').doUpdateSet(fresh))
        .execute()
    },

    async hasBrowsers(userId: number): Promise<boolean> {
      const row = await database.query
        .selectFrom('sign_in_counters')
        .select('counter')
        .where('user_id', '=', userId)
        .where('is_known_browser', '=', 1)
        .limit(1)
        .executeTakeFirst()
      return row !== undefined
    },

    /** Keeps the `kept` browsers of an account that were used last. */
    async removeOldBrowsers(userId: number, kept: number): Promise<void> {
      await database.query
        .deleteFrom('sign_in_counters')
        .where('counter', 'in', (query) =>
          query
            .selectFrom('sign_in_counters')
            .select('counter')
            .where('user_id', '=', userId)
            .where('is_known_browser', '=', 1)
            .orderBy('used_at', 'desc')
            .orderBy('counter')
            .limit(1_000)
            .offset(kept),
        )
        .execute()
    },

    async remove(counter: string): Promise<void> {
      await database.query.deleteFrom('sign_in_counters').where('counter', '=', counter).execute()
    },

    async removeUnused(before: { browsers: number; others: number }): Promise<void> {
      const rows = database.query.deleteFrom('sign_in_counters')
      await rows.where('is_known_browser', '=', 1).where('used_at', '<', before.browsers).execute()
      await rows.where('is_known_browser', '=', 0).where('used_at', '<', before.others).execute()
    },
  }
}
