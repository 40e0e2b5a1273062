import type { ColumnDefinitionBuilder, Kysely } from 'kysely'
import type { ColumnTypes } from '#server/db/column-types.ts'
import type { Schema } from '#server/db/schema.ts'

const required = (column: ColumnDefinitionBuilder) => column.notNull()

export async function up({ schema }: Kysely<Schema>, types: ColumnTypes): Promise<void> {
  await schema
    .createTable('launcher_releases')
    .addColumn('id', types.idType, types.id)
    .addColumn('platform', 'text', required)
    .addColumn('channel', 'text', required)
    .addColumn('launcher_version', 'text', required)
    .addColumn('notes_ru', 'text', required)
    .addColumn('notes_en', 'text', required)
    .addColumn('sha256', 'text', required)
    .addColumn('sha512', 'text', required)
    .addColumn('size', 'bigint', required)
    .addColumn('update_sha256', 'text')
    .addColumn('update_sha512', 'text')
    .addColumn('update_size', 'bigint')
    .addColumn('downloads', 'bigint', (column) => column.notNull().defaultTo(0))
    .addColumn('created_at', 'bigint', required)
    .addColumn('published_at', 'bigint')
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .addUniqueConstraint('launcher_releases_launcher_version_unique', ['platform', 'launcher_version'])
    .execute()
}
