import type { Kysely } from 'kysely'
import type { Schema } from '#server/db/schema.ts'

/** What banned players write against their ban, once for each. */
export async function up({ schema }: Kysely<Schema>): Promise<void> {
  await schema
    .createTable('ban_appeals')
    .addColumn('user_id', 'bigint', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('banned_at', 'bigint', (column) => column.notNull())
    .addColumn('message', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('answer', 'text')
    .addColumn('answered_at', 'bigint')
    .addPrimaryKeyConstraint('ban_appeals_key', ['user_id', 'banned_at'])
    .execute()
}
