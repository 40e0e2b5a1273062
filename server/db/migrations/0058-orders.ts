import type { Kysely } from 'kysely'
import type { ColumnTypes } from '#server/db/column-types.ts'
import type { Schema } from '#server/db/schema.ts'

/** What was ordered, what has become of it, and money that came for it and is nobody's yet. */
export async function up({ schema }: Kysely<Schema>, { id, idType }: ColumnTypes): Promise<void> {
  await schema
    .createTable('orders')
    .addColumn('id', idType, id)
    .addColumn('uuid', 'text', (column) => column.notNull().unique())
    .addColumn('number', 'text', (column) => column.notNull().unique())
    .addColumn('user_id', idType, (column) => column.references('users.id').onDelete('set null'))
    .addColumn('email', 'text')
    .addColumn('recipient', 'text')
    .addColumn('recipient_folded', 'text')
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('holds_goods', 'integer', (column) => column.notNull())
    .addColumn('provider', 'text')
    .addColumn('is_test', 'integer', (column) => column.notNull())
    .addColumn('coupon', 'text')
    .addColumn('total_kopecks', 'bigint', (column) => column.notNull())
    .addColumn('refunded_kopecks', 'bigint', (column) => column.notNull().defaultTo(0))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint')
    .addColumn('check_at', 'bigint')
    .addColumn('paid_at', 'bigint')
    .execute()
  await schema
    .createTable('order_lines')
    .addColumn('id', idType, id)
    .addColumn('order_id', idType, (column) => column.notNull().references('orders.id'))
    .addColumn('product_id', 'bigint', (column) => column.notNull().references('products.id'))
    .addColumn('quantity', 'integer', (column) => column.notNull())
    .addColumn('from_stock', 'integer', (column) => column.notNull())
    .addColumn('price_kopecks', 'bigint', (column) => column.notNull())
    .addColumn('discount_kopecks', 'bigint', (column) => column.notNull())
    .addColumn('total_kopecks', 'bigint', (column) => column.notNull())
    .addColumn('refunded_kopecks', 'bigint', (column) => column.notNull().defaultTo(0))
    .addColumn('name_ru', 'text', (column) => column.notNull())
    .addColumn('name_en', 'text', (column) => column.notNull())
    .addColumn('image', 'text')
    .addColumn('odds', 'text', (column) => column.notNull())
    .addColumn('actions', 'text', (column) => column.notNull())
    .addColumn('ladder', 'text')
    .addColumn('ladder_tier', 'integer')
    .addColumn('upgraded_lines', 'text', (column) => column.notNull())
    .addColumn('duration_days', 'integer')
    .addColumn('ends_at', 'bigint')
    .addColumn('ended_at', 'bigint')
    .addColumn('delivered_at', 'bigint')
    .addColumn('refunded_at', 'bigint')
    .execute()
  await schema
    .createTable('order_events')
    .addColumn('id', idType, id)
    .addColumn('order_id', idType, (column) => column.notNull().references('orders.id'))
    .addColumn('line_id', idType, (column) => column.references('order_lines.id'))
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('kopecks', 'bigint')
    .execute()
  await schema
    .createTable('unclaimed_payments')
    .addColumn('id', idType, id)
    .addColumn('order_id', idType, (column) => column.notNull().references('orders.id'))
    .addColumn('payment_id', idType, (column) => column.notNull().unique().references('payments.id'))
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('decided_at', 'bigint')
    .execute()
  await schema
    .createTable('bought_roles')
    .addColumn('id', idType, id)
    .addColumn('user_id', idType, (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('role_id', idType, (column) => column.notNull().references('roles.id').onDelete('cascade'))
    .addColumn('line_id', idType, (column) => column.notNull().references('order_lines.id'))
    .addColumn('was_held', 'integer', (column) => column.notNull())
    .addColumn('taken_at', 'bigint')
    .execute()
  await schema
    .createTable('test_payments')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('amount_kopecks', 'bigint', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('return_url', 'text', (column) => column.notNull())
    .addColumn('times', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('is_refused', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await schema
    .alterTable('payment_attempts')
    .addColumn('is_pending', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  const indexes = {
    orders: [['user_id', 'id'], ['recipient_folded'], ['state', 'check_at'], ['created_at']],
    order_lines: [['order_id'], ['product_id'], ['ends_at']],
    order_events: [['order_id'], ['line_id']],
    unclaimed_payments: [['order_id']],
    bought_roles: [['user_id', 'role_id'], ['role_id'], ['line_id']],
  } as const
  for (const [table, all] of Object.entries(indexes))
    for (const columns of all)
      await schema
        .createIndex(`${table}_${columns.join('_')}_index`)
        .on(table)
        .columns([...columns])
        .execute()
}
