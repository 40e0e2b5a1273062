import type { Kysely } from 'kysely'
import type { Schema } from '#server/db/schema.ts'

/** How many have an achievement is counted by its key; whom games told of again is found by the account. */
export async function up(db: Kysely<Schema>): Promise<void> {
  await db.schema.createIndex('achievements_key_index').on('achievements').column('key').execute()
}
