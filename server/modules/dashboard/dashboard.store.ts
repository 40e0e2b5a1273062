import { sql } from 'kysely'
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

    /** Registrations by day at or after a time; `day` is the number of days since 1970-01-01 UTC. */
    listRegistrationsByDay: (since: number) =>
      database.query
        .selectFrom('users')
        .select((users) => [
          sql<number>`created_at / 86400000`.as('day'),
          users.fn.countAll<number>().as('count'),
        ])
        .where('created_at', '>=', since)
        .groupBy('day')
        .orderBy('day')
        .execute(),
  }
}
