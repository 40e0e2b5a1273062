import type { Kysely } from 'kysely'
import type { Schema } from '#server/db/schema.ts'

/** With the id in it a page far behind is found in the index alone; PostgreSQL looked into every row before it. */
export async function up({ schema }: Kysely<Schema>): Promise<void> {
  await schema.createIndex('users_joined_index').on('users').columns(['created_at', 'id']).execute()
  await schema.dropIndex('users_created_at_index').execute()
}
