import type { ColumnDefinitionBuilder, Kysely } from 'kysely'
import type { ColumnTypes } from '#server/db/column-types.ts'
import type { Schema } from '#server/db/schema.ts'

const required = (column: ColumnDefinitionBuilder) => column.notNull()

/** Outages and maintenance of the site, with what staff say of them from hour to hour. */
export async function up({ schema }: Kysely<Schema>, { id, idType }: ColumnTypes): Promise<void> {
  await schema
    .createTable('incidents')
    .addColumn('id', idType, id)
    .addColumn('kind', 'text', required)
    .addColumn('title_ru', 'text', required)
    .addColumn('title_en', 'text', required)
    .addColumn('services', 'text', required)
    .addColumn('game_server_ids', 'text', required)
    .addColumn('starts_at', 'bigint', required)
    .addColumn('ends_at', 'bigint')
    .addColumn('updates', 'text', required)
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .execute()
  await schema.createIndex('incidents_starts_at_index').on('incidents').column('starts_at').execute()
  await schema.createIndex('incidents_ends_at_index').on('incidents').column('ends_at').execute()
}
