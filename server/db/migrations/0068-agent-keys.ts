import type { Kysely } from 'kysely'
import type { ColumnTypes } from '#server/db/column-types.ts'
import type { Schema } from '#server/db/schema.ts'

/** Keys by which what runs beside a game server calls in its name. */
export async function up({ schema }: Kysely<Schema>, { id, idType }: ColumnTypes): Promise<void> {
  await schema
    .createTable('agent_keys')
    .addColumn('id', idType, id)
    .addColumn('game_server_id', idType, (column) =>
      column.notNull().references('game_servers.id').onDelete('cascade'),
    )
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('key_hash', 'text', (column) => column.notNull().unique())
    .addColumn('scopes', 'text', (column) => column.notNull())
    .addColumn('agent', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('used_at', 'bigint')
    .execute()
  await schema
    .createIndex('agent_keys_game_server_id_index')
    .on('agent_keys')
    .column('game_server_id')
    .execute()
}
