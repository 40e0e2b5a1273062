import type { Kysely } from 'kysely'
import type { Schema } from '#server/db/schema.ts'

/** What is asked of all instances at each heartbeat, so that nobody reads past the names of thousands of players for it. */
export async function up({ schema }: Kysely<Schema>): Promise<void> {
  await schema
    .createIndex('agent_instances_counting_index')
    .on('agent_instances')
    .columns(['game_server_id', 'counts_until', 'instance', 'players', 'max_players'])
    .execute()
}
