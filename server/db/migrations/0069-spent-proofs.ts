import type { Kysely } from 'kysely'
import type { Schema } from '#server/db/schema.ts'

/** Proofs of work that an account was made with: each serves once. */
export async function up({ schema }: Kysely<Schema>): Promise<void> {
  await schema
    .createTable('spent_proofs')
    .addColumn('challenge', 'text', (column) => column.primaryKey())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute()
}
