import type { ColumnDefinitionBuilder, Kysely } from 'kysely'
import type { ColumnTypes } from '#server/db/column-types.ts'
import type { Schema } from '#server/db/schema.ts'

const line = (column: ColumnDefinitionBuilder) => column.notNull().defaultTo('')

/** Whether the site is closed: one row, by which it is open. */
export async function up(database: Kysely<Schema>, { id, idType }: ColumnTypes): Promise<void> {
  await database.schema
    .createTable('maintenance_mode')
    .addColumn('id', idType, id)
    .addColumn('is_on', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('parts', 'text', (column) => column.notNull().defaultTo('[]'))
    .addColumn('text_ru', 'text', line)
    .addColumn('text_en', 'text', line)
    .addColumn('since', 'bigint')
    .addColumn('until', 'bigint')
    .addColumn('switched_by', 'bigint', (column) => column.references('users.id').onDelete('set null'))
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .execute()
  await database.schema
    .createIndex('maintenance_mode_switched_by')
    .on('maintenance_mode')
    .column('switched_by')
    .execute()
  await database.insertInto('maintenance_mode').values({ until: null }).execute()
}
