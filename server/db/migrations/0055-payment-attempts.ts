import type { Kysely } from 'kysely'
import type { ColumnTypes } from '#server/db/column-types.ts'
import type { Schema } from '#server/db/schema.ts'

/** Tries to have something paid, the money that came of them, and what providers told of it. */
export async function up({ schema }: Kysely<Schema>, { id, idType }: ColumnTypes): Promise<void> {
  await schema
    .createTable('payment_attempts')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('number', 'bigint', (column) => column.notNull().unique())
    .addColumn('provider', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('subject_id', 'text', (column) => column.notNull())
    .addColumn('user_id', idType, (column) => column.references('users.id').onDelete('set null'))
    .addColumn('amount_kopecks', 'bigint', (column) => column.notNull())
    .addColumn('is_test', 'integer', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('reason', 'text')
    .addColumn('payment_id', 'text')
    .addColumn('pay_url', 'text')
    .addColumn('request', 'text')
    .addColumn('receipt', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('looked_up_at', 'bigint')
    .addColumn('next_look_up_at', 'bigint')
    .execute()
  await schema
    .createTable('payments')
    .addColumn('id', idType, id)
    .addColumn('attempt_id', 'text', (column) => column.notNull().references('payment_attempts.id'))
    .addColumn('provider', 'text', (column) => column.notNull())
    .addColumn('payment_id', 'text', (column) => column.notNull())
    .addColumn('amount_kopecks', 'bigint', (column) => column.notNull())
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('refunded_kopecks', 'bigint', (column) => column.notNull())
    .addColumn('is_test', 'integer', (column) => column.notNull())
    .addColumn('confirmed_at', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('payments_provider_payment_id_unique', ['provider', 'payment_id'])
    .execute()
  await schema
    .createTable('payment_events')
    .addColumn('id', idType, id)
    .addColumn('attempt_id', 'text', (column) => column.notNull().references('payment_attempts.id'))
    .addColumn('user_id', idType, (column) => column.references('users.id').onDelete('cascade'))
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('received_at', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('payment_events_attempt_id_hash_unique', ['attempt_id', 'hash'])
    .execute()
  const indexes = {
    payment_attempts: [
      ['subject', 'subject_id'],
      ['provider', 'payment_id'],
      ['user_id'],
      ['next_look_up_at'],
    ],
    payments: [['attempt_id']],
    payment_events: [['user_id'], ['received_at']],
  } as const
  for (const [table, all] of Object.entries(indexes))
    for (const columns of all)
      await schema
        .createIndex(`${table}_${columns.join('_')}_index`)
        .on(table)
        .columns([...columns])
        .execute()
}
