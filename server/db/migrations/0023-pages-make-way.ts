import type { Kysely } from 'kysely'
import type { Schema } from '#server/db/schema.ts'

/** Where a page stood until a release needed its address, and which former addresses are the product's by now. */
export async function up({ schema }: Kysely<Schema>): Promise<void> {
  await schema.alterTable('pages').addColumn('moved_from', 'text').execute()
  await schema
    .alterTable('former_page_paths')
    .addColumn('is_reserved', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
}
