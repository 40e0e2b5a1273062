import type { Kysely } from 'kysely'
import type { Schema } from '#server/db/schema.ts'

/** When the owner of a session last proved who they are; whoever is signed in already is asked first. */
export async function up({ schema }: Kysely<Schema>): Promise<void> {
  await schema
    .alterTable('sessions')
    .addColumn('confirmed_at', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute()
}
