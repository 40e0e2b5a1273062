import type { Kysely } from 'kysely'
import type { Schema } from '#server/db/schema.ts'

/** Roles whose holders need a second factor; none as delivered. */
export async function up({ schema }: Kysely<Schema>): Promise<void> {
  await schema
    .alterTable('roles')
    .addColumn('requires_second_factor', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
}
