import type { Kysely } from 'kysely'
import type { Schema } from '#server/db/schema.ts'

/** News that stand before all others, however old they are. */
export async function up({ schema }: Kysely<Schema>): Promise<void> {
  await schema
    .alterTable('news')
    .addColumn('is_pinned', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await schema
    .createIndex('news_is_pinned_published_at_index')
    .on('news')
    .columns(['is_pinned', 'published_at'])
    .execute()
}
