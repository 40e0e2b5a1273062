import type { Kysely } from 'kysely'
import type { ColumnTypes } from '#server/db/column-types.ts'
import type { Schema } from '#server/db/schema.ts'

/** Accounts that their owners want deleted wait for a while, and a mailed link brings them back. */
export async function up({ schema }: Kysely<Schema>, { idType }: ColumnTypes): Promise<void> {
  await schema.alterTable('users').addColumn('deletion_asked_at', 'bigint').execute()
  await schema
    .createIndex('users_deletion_asked_at_index')
    .on('users')
    .column('deletion_asked_at')
    .where('deletion_asked_at', 'is not', null)
    .execute()
  await schema
    .createTable('deletion_undo_tokens')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('user_id', idType, (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute()
  await schema
    .createIndex('deletion_undo_tokens_user_id_index')
    .on('deletion_undo_tokens')
    .column('user_id')
    .execute()
}
