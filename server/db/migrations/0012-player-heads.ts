import type { Kysely } from 'kysely'
import type { Schema } from '#server/db/schema.ts'

/** Pictures of players' heads, fetched from the avatar service. */
export async function up({ schema }: Kysely<Schema>): Promise<void> {
  await schema
    .createTable('player_heads')
    .addColumn('user_id', 'bigint', (column) =>
      column.primaryKey().references('users.id').onDelete('cascade'),
    )
    .addColumn('asked_for', 'text', (column) => column.notNull())
    .addColumn('ask_again_at', 'bigint', (column) => column.notNull())
    .addColumn('type', 'text')
    .addColumn('picture', 'text')
    .execute()
}
