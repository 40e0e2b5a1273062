import type { Database } from '#server/db/database.ts'

export type UserNamesStore = ReturnType<typeof createUserNamesStore>
export function createUserNamesStore(database: Database) {
  return {
    /** What accounts are called, by number; those that leave are called nothing. */
    async read(ids: readonly number[]): Promise<Map<number, string>> {
      if (ids.length === 0) return new Map()
      const rows = await database.query
        .selectFrom('users')
        .select(['id', 'username'])
        .where('id', 'in', [...new Set(ids)])
        .where('deletion_asked_at', 'is', null)
        .execute()
      return new Map(rows.map(({ id, username }) => [id, username]))
    },
  }
}
