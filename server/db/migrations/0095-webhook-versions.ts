import type { Kysely } from 'kysely'
import type { Schema } from '#server/db/schema.ts'

/** How often a hook was changed. */
export async function up({ schema }: Kysely<Schema>): Promise<void> {
  await schema
    .alterTable('webhooks')
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .execute()
}
