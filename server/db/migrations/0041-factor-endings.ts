import type { Kysely } from 'kysely'
import type { ColumnTypes } from '#server/db/column-types.ts'
import type { Schema } from '#server/db/schema.ts'

/** Second factors that staff end, and their owners may keep until then. */
export async function up({ schema }: Kysely<Schema>, { idType }: ColumnTypes): Promise<void> {
  await schema
    .createTable('factor_endings')
    .addColumn('user_id', idType, (column) => column.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('ends_at', 'bigint', (column) => column.notNull())
    .addColumn('token_hash', 'text', (column) => column.unique())
    .execute()
  await schema.createIndex('factor_endings_ends_at_index').on('factor_endings').column('ends_at').execute()
}
