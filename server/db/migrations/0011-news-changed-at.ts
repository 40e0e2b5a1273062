import type { Kysely } from 'kysely'
import type { Schema } from '#server/db/schema.ts'

/** When news were changed last, which feeds and search engines are told. */
export async function up({ schema }: Kysely<Schema>): Promise<void> {
  await schema.alterTable('news').addColumn('changed_at', 'bigint').execute()
}
