import { type ColumnDefinitionBuilder, type Kysely, sql } from 'kysely'
import type { ColumnTypes } from '#server/db/column-types.ts'
import type { Schema } from '#server/db/schema.ts'

const line = (column: ColumnDefinitionBuilder) => column.notNull().defaultTo('')

/** Pages that staff make at addresses of their choice, short links among them, and the addresses they stood at before. */
export async function up({ schema }: Kysely<Schema>, { id, idType }: ColumnTypes): Promise<void> {
  await schema
    .createTable('pages')
    .addColumn('id', idType, id)
    .addColumn('path', 'text', (column) => column.notNull())
    .addColumn('title_ru', 'text', line)
    .addColumn('title_en', 'text', line)
    .addColumn('text_ru', 'text', line)
    .addColumn('text_en', 'text', line)
    .addColumn('image', 'text')
    .addColumn('redirect_to', 'text')
    .addColumn('published_at', 'bigint', (column) => column.notNull())
    .addColumn('changed_at', 'bigint')
    .addColumn('is_draft', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('deleted_at', 'bigint')
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .execute()
  // What was deleted keeps its path, and holds it against nobody.
  await schema
    .createIndex('pages_path_unique')
    .unique()
    .on('pages')
    .column('path')
    .where(sql.ref('deleted_at'), 'is', null)
    .execute()
  await schema.createIndex('pages_published_at_index').on('pages').column('published_at').execute()
  await schema
    .createTable('former_page_paths')
    .addColumn('path', 'text', (column) => column.primaryKey())
    .addColumn('page_id', idType, (column) => column.notNull().references('pages.id').onDelete('cascade'))
    .execute()
  await schema
    .createIndex('former_page_paths_page_id_index')
    .on('former_page_paths')
    .column('page_id')
    .execute()
}
