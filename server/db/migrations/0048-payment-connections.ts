import type { Kysely } from 'kysely'
import type { ColumnTypes } from '#server/db/column-types.ts'
import type { Schema } from '#server/db/schema.ts'

/** Who takes money for the site, as staff connect them. */
export async function up({ schema }: Kysely<Schema>, { id, idType }: ColumnTypes): Promise<void> {
  await schema
    .createTable('payment_connections')
    .addColumn('id', idType, id)
    .addColumn('provider', 'text', (column) => column.notNull().unique())
    .addColumn('settings', 'text', (column) => column.notNull())
    .addColumn('sealed_secrets', 'text', (column) => column.notNull())
    .addColumn('connected_at', 'bigint', (column) => column.notNull())
    .execute()
  await schema
    .createTable('payment_nonces')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('nonce', 'bigint', (column) => column.notNull())
    .execute()
}
