import type { Kysely } from 'kysely'
import type { ColumnTypes } from '#server/db/column-types.ts'
import type { Schema } from '#server/db/schema.ts'

/** What staff decided about money of nobody, and refunds that return such money. */
export async function up(db: Kysely<Schema>, _: ColumnTypes): Promise<void> {
  await db.schema.alterTable('unclaimed_payments').addColumn('decision', 'text').execute()
  await db.schema
    .alterTable('order_refunds')
    .addColumn('is_unclaimed', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
}
