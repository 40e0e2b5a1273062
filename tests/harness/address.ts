import { type Database, openDatabase } from '#server/db/database.ts'

/** Where a database is: a folder, or the PostgreSQL that `databaseUrl` names. */
export type Address = { dataDir: string; databaseUrl?: string }

/** Opens the database at an address for as long as `work` takes. */
export async function withDatabase<T>(
  address: Address,
  work: (database: Database) => Promise<T>,
): Promise<T> {
  const database = await openDatabase(address)
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}
