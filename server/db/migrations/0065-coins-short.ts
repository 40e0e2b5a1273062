import type { Kysely } from 'kysely'
import type { Schema } from '#server/db/schema.ts'

/** How many LandCoins could not be taken back with a refund. */
export async function up({ schema }: Kysely<Schema>): Promise<void> {
  await schema
    .alterTable('order_lines')
    .addColumn('coins_short', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute()
}
