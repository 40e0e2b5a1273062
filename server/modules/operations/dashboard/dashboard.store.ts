import type { Database } from '#server/db/database.ts'

export type DashboardStore = ReturnType<typeof createDashboardStore>
export function createDashboardStore(database: Database) {
  return {
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
