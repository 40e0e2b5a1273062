import type { Kysely } from 'kysely'
import type { Schema } from '#server/db/schema.ts'

/** Whoever changes by what a provider is connected is told where somebody else was first. */
export async function up(db: Kysely<Schema>): Promise<void> {
  await db.schema
    .alterTable('payment_connections')
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .execute()
}
