import type { Kysely } from 'kysely'
import type { Schema } from '#server/db/schema.ts'

/** Passwords that were tried in vain, by account and by browser that has signed in there. */
export async function up({ schema }: Kysely<Schema>): Promise<void> {
  await schema
    .createTable('sign_in_counters')
    .addColumn('counter', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'bigint', (column) => column.references('users.id').onDelete('cascade'))
    .addColumn('is_known_browser', 'integer', (column) => column.notNull())
    .addColumn('failures', 'integer', (column) => column.notNull())
    .addColumn('refused_until', 'bigint', (column) => column.notNull())
    .addColumn('used_at', 'bigint', (column) => column.notNull())
    .execute()
  await schema
    .createIndex('sign_in_counters_user_id_index')
    .on('sign_in_counters')
    .column('user_id')
    .execute()
}
