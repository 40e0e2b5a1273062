import type { ColumnDefinitionBuilder, Kysely } from 'kysely'
import type { ColumnTypes } from '#server/db/column-types.ts'
import type { Schema } from '#server/db/schema.ts'

const line = (column: ColumnDefinitionBuilder) => column.notNull().defaultTo('')
const one = (column: ColumnDefinitionBuilder) => column.notNull().defaultTo(1)

/** The line above every page: one row, which tells nothing yet. */
export async function up(database: Kysely<Schema>, { id, idType }: ColumnTypes): Promise<void> {
  await database.schema
    .createTable('announcement')
    .addColumn('id', idType, id)
    .addColumn('text_ru', 'text', line)
    .addColumn('text_en', 'text', line)
    .addColumn('url', 'text')
    .addColumn('shown_from', 'bigint')
    .addColumn('shown_until', 'bigint')
    .addColumn('is_closable', 'integer', one)
    .addColumn('version', 'integer', one)
    .execute()
  await database.insertInto('announcement').values({ url: null }).execute()
}
