import type { Kysely } from 'kysely'
import type { ColumnTypes } from '#server/db/column-types.ts'
import type { Schema } from '#server/db/schema.ts'

/** Roubles that players put on their balances. */
export async function up({ schema }: Kysely<Schema>, { id, idType }: ColumnTypes): Promise<void> {
  await schema
    .createTable('top_ups')
    .addColumn('id', idType, id)
    .addColumn('uuid', 'text', (column) => column.notNull().unique())
    .addColumn('number', 'text', (column) => column.notNull().unique())
    .addColumn('user_id', idType, (column) => column.references('users.id').onDelete('set null'))
    .addColumn('email', 'text')
    .addColumn('provider', 'text', (column) => column.notNull())
    .addColumn('is_test', 'integer', (column) => column.notNull())
    .addColumn('amount_kopecks', 'bigint', (column) => column.notNull())
    .addColumn('paid_kopecks', 'bigint', (column) => column.notNull().defaultTo(0))
    .addColumn('unclaimed_kopecks', 'bigint', (column) => column.notNull().defaultTo(0))
    .addColumn('refunded_kopecks', 'bigint', (column) => column.notNull().defaultTo(0))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute()
  await schema.createIndex('top_ups_user_id_index').on('top_ups').columns(['user_id', 'id']).execute()
}
