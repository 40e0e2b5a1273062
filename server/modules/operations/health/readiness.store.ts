import type { Database } from '#server/db/database.ts'
import { listDoneMigrations, listMigrations } from '#server/db/migrate.ts'

export type ReadinessStore = ReturnType<typeof createReadinessStore>
export function createReadinessStore(database: Database) {
  let known: Promise<string[]> | undefined
  return {
    /** The migrations that either the database or the program has alone. Throws when the database does not answer. */
    async listDifferences(): Promise<string[]> {
      known ??= listMigrations()
      const [done, expected] = [await listDoneMigrations(database), await known]
      const missing = expected.filter((name) => !done.includes(name))
      return [...missing, ...done.filter((name) => !expected.includes(name))]
    },
  }
}
