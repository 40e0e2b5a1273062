import type { Kysely } from 'kysely'
import type { ColumnTypes } from '#server/db/column-types.ts'
import type { Schema } from '#server/db/schema.ts'

/** What makes an order cheaper, and which one an order used. */
export async function up({ schema }: Kysely<Schema>, { id, idType }: ColumnTypes): Promise<void> {
  await schema
    .createTable('coupons')
    .addColumn('id', idType, id)
    .addColumn('code', 'text', (column) => column.notNull())
    .addColumn('code_folded', 'text', (column) => column.notNull().unique())
    .addColumn('percent', 'integer')
    .addColumn('amount_kopecks', 'bigint')
    .addColumn('product_ids', 'text', (column) => column.notNull())
    .addColumn('starts_at', 'bigint')
    .addColumn('ends_at', 'bigint')
    .addColumn('uses_max', 'integer')
    .addColumn('uses_each_max', 'integer')
    .addColumn('uses', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('is_off', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .execute()
  await schema
    .alterTable('orders')
    .addColumn('coupon_id', idType, (column) => column.references('coupons.id').onDelete('set null'))
    .execute()
  await schema.createIndex('orders_coupon_id_index').on('orders').columns(['coupon_id', 'user_id']).execute()
}
