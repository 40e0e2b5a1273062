import type { Kysely } from 'kysely'
import type { ColumnTypes } from '#server/db/column-types.ts'
import type { Schema } from '#server/db/schema.ts'

/** Keys by which programs call, from where they are used, and by which of them a change was made. */
export async function up({ schema }: Kysely<Schema>, { id, idType }: ColumnTypes): Promise<void> {
  await schema
    .createTable('api_keys')
    .addColumn('id', idType, id)
    .addColumn('user_id', idType, (column) => column.references('users.id').onDelete('cascade'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('key_hash', 'text', (column) => column.notNull().unique())
    .addColumn('scopes', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint')
    .execute()
  await schema.createIndex('api_keys_user_id_index').on('api_keys').column('user_id').execute()
  await schema
    .createTable('api_key_uses')
    .addColumn('key_id', idType, (column) => column.notNull().references('api_keys.id').onDelete('cascade'))
    .addColumn('network', 'text', (column) => column.notNull())
    .addColumn('used_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('api_key_uses_key', ['key_id', 'network'])
    .execute()
  await schema.alterTable('audit_log').addColumn('key_name', 'text').execute()
}
