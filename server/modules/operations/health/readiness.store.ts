import type { Database } from '#server/db/database.ts'
import { compareMigrations, listMigrations } from '#server/db/migrate.ts'
import { createReadOnce } from '#server/lib/concurrency/read-once.ts'

export type ReadinessStore = ReturnType<typeof createReadinessStore>
export function createReadinessStore(database: Database) {
  const known = createReadOnce(listMigrations)
  return {
    /** The migrations that either the database or the program has alone. Throws when the database does not answer. */
    async listDifferences(): Promise<string[]> {
      const { missing, unknown } = await compareMigrations(database, await known.read())
      return [...missing, ...unknown]
    },
  }
}
