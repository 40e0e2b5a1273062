import type { Kysely } from 'kysely'
import type { Schema } from '#server/db/schema.ts'

/** How far the receipts of refunds are registered. */
export async function up({ schema }: Kysely<Schema>): Promise<void> {
  await schema.alterTable('order_refunds').addColumn('receipt', 'text').execute()
}
