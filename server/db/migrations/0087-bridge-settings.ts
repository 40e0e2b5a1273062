import type { Kysely } from 'kysely'
import type { ColumnTypes } from '#server/db/column-types.ts'
import type { Schema } from '#server/db/schema.ts'

/** What staff set of how the site understands a game server. */
export async function up({ schema }: Kysely<Schema>, { idType }: ColumnTypes): Promise<void> {
  await schema
    .createTable('bridge_settings')
    .addColumn('game_server_id', idType, (column) =>
      column.primaryKey().references('game_servers.id').onDelete('cascade'),
    )
    .addColumn('failure_texts', 'text')
    .addColumn('bedrock_prefix', 'text')
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .execute()
}
