import type { Kysely } from 'kysely'
import type { ColumnTypes } from '#server/db/column-types.ts'
import type { Schema } from '#server/db/schema.ts'

/** What the operator changed of the words of the site; null where a language reads as delivered. */
export async function up(database: Kysely<Schema>, { id, idType }: ColumnTypes): Promise<void> {
  await database.schema
    .createTable('words')
    .addColumn('id', idType, id)
    .addColumn('key', 'text', (column) => column.notNull().unique())
    .addColumn('ru', 'text')
    .addColumn('en', 'text')
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .execute()
}
