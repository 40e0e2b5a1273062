import type { Kysely } from 'kysely'
import type { ColumnTypes } from '#server/db/column-types.ts'
import type { Schema } from '#server/db/schema.ts'

/** When a buyer was told that what they bought for days is about to end. */
export async function up(db: Kysely<Schema>, _: ColumnTypes): Promise<void> {
  await db.schema.alterTable('order_lines').addColumn('end_told_at', 'bigint').execute()
}
