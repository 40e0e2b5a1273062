import { sql } from 'kysely'
import type { Database } from './database.ts'
import type { Schema } from './schema.ts'

/** Has whoever else writes to a table wait until the transaction ends, for what counts all of its rows: SQLite has one writer anyway. */
export async function holdTable(database: Database, table: keyof Schema): Promise<void> {
  if (database.engine === 'sqlite') return
  await sql`lock table ${sql.table(table)} in share row exclusive mode`.execute(database.query)
}
