import type { Kysely } from 'kysely'
import type { Schema } from '#server/db/schema.ts'

/** Who wants to hear that the shop has opened. */
export async function up({ schema }: Kysely<Schema>): Promise<void> {
  await schema
    .createTable('shop_opening_requests')
    .addColumn('user_id', 'bigint', (column) =>
      column.primaryKey().references('users.id').onDelete('cascade'),
    )
    .addColumn('asked_at', 'bigint', (column) => column.notNull())
    .execute()
}
