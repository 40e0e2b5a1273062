import type { Kysely } from 'kysely'
import type { Schema } from '#server/db/schema.ts'

/** Letters that were waiting when a backup was made go out again only when staff say so. */
export async function up({ schema }: Kysely<Schema>): Promise<void> {
  await schema.alterTable('pending_mail').addColumn('held_at', 'bigint').execute()
}
