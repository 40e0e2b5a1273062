import { type Insertable, type InsertQueryBuilder, sql } from 'kysely'
import type { Database } from './database.ts'
import type { Schema } from './schema.ts'

/**
 * Inserts rows that all name the same columns, in one statement. PostgreSQL is given them as one parameter: it takes longer to read
 * and plan thousands of them than to write the rows.
 */
export function insertMany<Table extends keyof Schema>(
  { engine, query }: Pick<Database, 'engine' | 'query'>,
  table: Table,
  rows: readonly Insertable<Schema[Table]>[],
): InsertQueryBuilder<Schema, Table, unknown> {
  const insert = query.insertInto(table) as InsertQueryBuilder<Schema, Table, unknown>
  if (engine === 'sqlite') return insert.values(rows)
  const columns = Object.keys(rows[0] ?? {})
  return insert.columns(columns as never[]).expression(
    sql`select ${sql.join(columns.map((column) => sql.ref(column)))}
      from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`,
  )
}
