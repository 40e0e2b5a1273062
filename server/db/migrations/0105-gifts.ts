import type { Kysely } from 'kysely'
import type { Schema } from '#server/db/schema.ts'

/** Whoever got a gift is not taken for its buyer the next time; of orders made before nobody said. */
export async function up(db: Kysely<Schema>): Promise<void> {
  await db.schema
    .alterTable('orders')
    .addColumn('is_gift', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
}
