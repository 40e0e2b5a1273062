import type { Kysely } from 'kysely'
import type { ColumnTypes } from '#server/db/column-types.ts'
import type { Schema } from '#server/db/schema.ts'

/** Calls that are made once, however often they are sent. */
export async function up({ schema }: Kysely<Schema>, { idType }: ColumnTypes): Promise<void> {
  await schema
    .createTable('idempotency_keys')
    .addColumn('user_id', idType, (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('fingerprint', 'text', (column) => column.notNull())
    .addColumn('result', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('idempotency_keys_key', ['user_id', 'key'])
    .execute()
  await schema
    .createIndex('idempotency_keys_created_at_index')
    .on('idempotency_keys')
    .column('created_at')
    .execute()
}
