import type { Kysely } from 'kysely'
import type { ColumnTypes } from '#server/db/column-types.ts'
import type { Schema } from '#server/db/schema.ts'

/** What the operator says of the site: one row, which says nothing yet. */
export async function up(database: Kysely<Schema>, { id, idType }: ColumnTypes): Promise<void> {
  await database.schema
    .createTable('site_settings')
    .addColumn('id', idType, id)
    .addColumn('settings', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .execute()
  await database.insertInto('site_settings').values({ settings: '{}' }).execute()
}
