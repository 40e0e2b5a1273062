import type { Kysely } from 'kysely'
import type { ColumnTypes } from '#server/db/column-types.ts'
import type { Schema } from '#server/db/schema.ts'

/** Entries of all collections, such as the team. */
export async function up({ schema }: Kysely<Schema>, { id, idType }: ColumnTypes): Promise<void> {
  await schema
    .createTable('collection_entries')
    .addColumn('id', idType, id)
    .addColumn('collection', 'text', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('fields', 'text', (column) => column.notNull())
    .addColumn('seed_key', 'text')
    .addColumn('seed', 'text')
    .addColumn('seed_hash', 'text')
    .addColumn('is_sample', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('changed_at', 'bigint')
    .addColumn('deleted_at', 'bigint')
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .execute()
  await schema
    .createIndex('collection_entries_place_index')
    .on('collection_entries')
    .columns(['collection', 'position'])
    .execute()
}
