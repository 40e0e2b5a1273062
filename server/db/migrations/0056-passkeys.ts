import type { Kysely } from 'kysely'
import type { ColumnTypes } from '#server/db/column-types.ts'
import type { Schema } from '#server/db/schema.ts'

/** Keys that devices keep, and the challenges that were answered already; an app counts from when its code was right. */
export async function up(db: Kysely<Schema>, { id, idType }: ColumnTypes): Promise<void> {
  await db.schema
    .createTable('passkeys')
    .addColumn('id', idType, id)
    .addColumn('user_id', idType, (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('credential_id', 'text', (column) => column.notNull().unique())
    .addColumn('public_key', 'text', (column) => column.notNull())
    .addColumn('user_handle', 'text', (column) => column.notNull())
    .addColumn('counter', 'bigint', (column) => column.notNull())
    .addColumn('transports', 'text', (column) => column.notNull())
    .addColumn('is_synced', 'integer', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('last_used_at', 'bigint')
    .execute()
  await db.schema.createIndex('passkeys_by_user').on('passkeys').column('user_id').execute()
  await db.schema
    .createTable('answered_challenges')
    .addColumn('challenge_hash', 'text', (column) => column.primaryKey())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema.alterTable('totp_secrets').addColumn('confirmed_at', 'bigint').execute()
  await db
    .updateTable('totp_secrets')
    .set((row) => ({
      confirmed_at: row
        .selectFrom('users')
        .select('second_factor_at')
        .whereRef('users.id', '=', 'totp_secrets.user_id'),
    }))
    .execute()
}
