import type { Kysely } from 'kysely'
import type { Schema } from '#server/db/schema.ts'

/** Tokens of the links that set a new password. */
export async function up({ schema }: Kysely<Schema>): Promise<void> {
  await schema
    .createTable('password_reset_tokens')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'bigint', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute()
  await schema
    .createIndex('password_reset_tokens_user_id_index')
    .on('password_reset_tokens')
    .column('user_id')
    .execute()
}
