import type { Kysely } from 'kysely'
import type { Schema } from '#server/db/schema.ts'

/** From which networks a key of a game server may be used, and where it was last refused for that. */
export async function up({ schema }: Kysely<Schema>): Promise<void> {
  await schema.alterTable('agent_keys').addColumn('networks', 'text').execute()
  await schema.alterTable('agent_keys').addColumn('refused_at', 'bigint').execute()
  await schema.alterTable('agent_keys').addColumn('refused_from', 'text').execute()
}
