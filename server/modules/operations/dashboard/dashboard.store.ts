import type { Database } from '#server/db/database.ts'

export type DashboardStore = ReturnType<typeof createDashboardStore>
export function createDashboardStore(database: Database) {
  return {
    /** Registrations at or after each of the times, in their order. */
    async countRegistrationsSince(times: readonly number[]): Promise<number[]> {
      const counts = times.map((since) =>
        database.query
          .selectFrom('users')
          .where('created_at', '>=', since)
          .select((users) => users.fn.countAll<number>().as('count'))
          .executeTakeFirstOrThrow(),
      )
      return (await Promise.all(counts)).map((row) => row.count)
    },

    /** Registrations by day, from `first` on; days without any may be left out. */
    listRegistrationsByDay: (first: number) =>
      database.query
        .selectFrom('registration_days')
        .select(['day', 'count'])
        .where('day', '>=', first)
        .where('count', '>', 0)
        .orderBy('day')
        .execute(),
  }
}
