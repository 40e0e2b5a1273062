import type { Kysely } from 'kysely'
import type { Schema } from '#server/db/schema.ts'

/** Whether a release delivers something in the place of a product of staff that they have not seen yet. */
export async function up({ schema }: Kysely<Schema>): Promise<void> {
  await schema
    .alterTable('products')
    .addColumn('is_seed_new', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
}
