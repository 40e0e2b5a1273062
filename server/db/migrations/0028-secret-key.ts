import type { Kysely } from 'kysely'
import type { Schema } from '#server/db/schema.ts'

/** By it a process knows whether its key is that of the others. */
export async function up({ schema }: Kysely<Schema>): Promise<void> {
  await schema
    .createTable('secret_key_check')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('sealed_check', 'text', (column) => column.notNull())
    .execute()
}
