import type { Kysely } from 'kysely'
import type { Schema } from '#server/db/schema.ts'

/** Where a session was opened, in words that its owner knows it by; null for those that were open before. */
export async function up({ schema }: Kysely<Schema>): Promise<void> {
  for (const column of ['browser', 'system', 'network'])
    await schema.alterTable('sessions').addColumn(column, 'text').execute()
}
