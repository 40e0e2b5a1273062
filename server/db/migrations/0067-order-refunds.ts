import { type Kysely, sql } from 'kysely'
import type { ColumnTypes } from '#server/db/column-types.ts'
import type { Schema } from '#server/db/schema.ts'

/** Refunds that staff ask for, and what waits until it is clear whether the money has gone back. */
export async function up(db: Kysely<Schema>, { id, idType }: ColumnTypes): Promise<void> {
  const { schema } = db
  await schema
    .createTable('order_refunds')
    .addColumn('id', idType, id)
    .addColumn('uuid', 'text', (column) => column.notNull().unique())
    .addColumn('order_id', idType, (column) => column.notNull().references('orders.id'))
    .addColumn('payment_id', idType, (column) => column.references('payments.id'))
    .addColumn('provider', 'text', (column) => column.notNull())
    .addColumn('amount_kopecks', 'bigint', (column) => column.notNull())
    .addColumn('line_ids', 'text', (column) => column.notNull())
    .addColumn('is_outside', 'integer', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('actor_id', idType, (column) => column.references('users.id').onDelete('set null'))
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('failure', 'text')
    .addColumn('provider_refund_id', 'text')
    .addColumn('request', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('asked_at', 'bigint')
    .addColumn('next_look_up_at', 'bigint')
    .addColumn('settled_at', 'bigint')
    .execute()
  for (const column of ['order_id', 'payment_id', 'actor_id', 'next_look_up_at'])
    await schema.createIndex(`order_refunds_${column}_index`).on('order_refunds').column(column).execute()
  await schema
    .alterTable('deliveries')
    .addColumn('is_held', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await schema
    .alterTable('deliveries')
    .addColumn('is_taken_back', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await sql
    .raw(
      "create index deliveries_taken_back_index on deliveries (id) where is_taken_back = 1 and state = 'queued'",
    )
    .execute(db)
  await schema
    .alterTable('test_payments')
    .addColumn('refunded_kopecks', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute()
}
