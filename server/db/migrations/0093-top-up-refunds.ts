import type { Kysely } from 'kysely'
import type { ColumnTypes } from '#server/db/column-types.ts'
import type { Schema } from '#server/db/schema.ts'

/** Refunds of top-ups that staff ask for, as those of orders are. */
export async function up({ schema }: Kysely<Schema>, { id, idType }: ColumnTypes): Promise<void> {
  await schema
    .createTable('top_up_refunds')
    .addColumn('id', idType, id)
    .addColumn('uuid', 'text', (column) => column.notNull().unique())
    .addColumn('top_up_id', idType, (column) => column.notNull().references('top_ups.id'))
    .addColumn('payment_id', idType, (column) => column.notNull().references('payments.id'))
    .addColumn('provider', 'text', (column) => column.notNull())
    .addColumn('amount_kopecks', 'bigint', (column) => column.notNull())
    .addColumn('nobodys_kopecks', 'bigint', (column) => column.notNull())
    .addColumn('is_outside', 'integer', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('actor_id', idType, (column) => column.references('users.id').onDelete('set null'))
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('failure', 'text')
    .addColumn('provider_refund_id', 'text')
    .addColumn('receipt', 'text')
    .addColumn('request', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('asked_at', 'bigint')
    .addColumn('next_look_up_at', 'bigint')
    .addColumn('settled_at', 'bigint')
    .execute()
  for (const column of ['top_up_id', 'payment_id', 'actor_id', 'next_look_up_at'])
    await schema.createIndex(`top_up_refunds_${column}_index`).on('top_up_refunds').column(column).execute()
}
