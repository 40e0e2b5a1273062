import type { Kysely } from 'kysely'
import type { Schema } from '#server/db/schema.ts'

/** Which objectives of scoreboards stand for what, as JSON; null for none. */
export async function up({ schema }: Kysely<Schema>): Promise<void> {
  await schema.alterTable('statistics_settings').addColumn('objectives', 'text').execute()
}
