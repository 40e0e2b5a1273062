import type { Kysely } from 'kysely'
import type { ColumnTypes } from '#server/db/column-types.ts'
import type { Schema } from '#server/db/schema.ts'

/** What agents tell of their game servers while those run, and by what UUID a game server last named a player. */
export async function up(db: Kysely<Schema>, { id, idType }: ColumnTypes): Promise<void> {
  await db.schema
    .createTable('agent_instances')
    .addColumn('id', idType, id)
    .addColumn('game_server_id', idType, (column) =>
      column.notNull().references('game_servers.id').onDelete('cascade'),
    )
    .addColumn('instance', 'text', (column) => column.notNull())
    .addColumn('key_name', 'text', (column) => column.notNull())
    .addColumn('agent', 'text')
    .addColumn('heard_at', 'bigint', (column) => column.notNull())
    .addColumn('claimed_at', 'bigint')
    .addColumn('counts_until', 'bigint')
    .addColumn('online', 'text')
    .addColumn('players', 'integer')
    .addColumn('max_players', 'integer')
    .addColumn('version', 'text')
    .addColumn('tps', 'real')
    .addUniqueConstraint('agent_instances_of_server', ['game_server_id', 'instance'])
    .execute()
  await db.schema
    .createTable('seen_players')
    .addColumn('game_server_id', idType, (column) =>
      column.notNull().references('game_servers.id').onDelete('cascade'),
    )
    .addColumn('player_folded', 'text', (column) => column.notNull())
    .addColumn('player', 'text', (column) => column.notNull())
    .addColumn('player_uuid', 'text')
    .addColumn('seen_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('seen_players_key', ['game_server_id', 'player_folded'])
    .execute()
  await db.schema.alterTable('game_server_status').addColumn('told_until', 'bigint').execute()
}
