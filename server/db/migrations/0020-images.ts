import type { ColumnDefinitionBuilder, Kysely } from 'kysely'
import type { ColumnTypes } from '#server/db/column-types.ts'
import type { Schema } from '#server/db/schema.ts'

const required = (column: ColumnDefinitionBuilder) => column.notNull()
const text = (column: ColumnDefinitionBuilder) => column.notNull().defaultTo('')

/** What is known of each uploaded picture beside its file. */
export async function up({ schema }: Kysely<Schema>, { id, idType }: ColumnTypes): Promise<void> {
  await schema
    .createTable('images')
    .addColumn('id', idType, id)
    .addColumn('path', 'text', (column) => column.notNull().unique())
    .addColumn('name', 'text', text)
    .addColumn('description_ru', 'text', text)
    .addColumn('description_en', 'text', text)
    .addColumn('words_folded', 'text', text)
    .addColumn('width', 'integer', required)
    .addColumn('height', 'integer', required)
    .addColumn('bytes', 'integer', required)
    .addColumn('uploaded_by', 'bigint', (column) => column.references('users.id').onDelete('set null'))
    .addColumn('uploaded_at', 'bigint', required)
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .execute()
  await schema.createIndex('images_uploaded_by_index').on('images').column('uploaded_by').execute()
  await schema.createIndex('images_uploaded_at_index').on('images').column('uploaded_at').execute()
}
