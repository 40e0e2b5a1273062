import type { ColumnDefinitionBuilder, Kysely } from 'kysely'
import type { Schema } from '#server/db/schema.ts'

const required = (column: ColumnDefinitionBuilder) => column.notNull()
const ofGameServer = (column: ColumnDefinitionBuilder) =>
  column.notNull().references('game_servers.id').onDelete('cascade')

export async function up({ schema }: Kysely<Schema>): Promise<void> {
  await schema
    .alterTable('game_servers')
    .addColumn('edition', 'text', (column) => column.notNull().defaultTo('java'))
    .execute()
  await schema.alterTable('game_servers').addColumn('universe_id', 'text').execute()

  await schema
    .createTable('game_server_status')
    .addColumn('server_id', 'bigint', (column) => ofGameServer(column).primaryKey())
    .addColumn('status', 'text', required)
    .addColumn('updated_at', 'bigint', required)
    .execute()

  await schema
    .createTable('game_server_minutes')
    .addColumn('server_id', 'bigint', ofGameServer)
    .addColumn('minute', 'bigint', required)
    .addColumn('is_online', 'integer', required)
    .addColumn('players', 'integer', required)
    .addPrimaryKeyConstraint('game_server_minutes_pk', ['server_id', 'minute'])
    .execute()
  await schema
    .createIndex('game_server_minutes_minute_index')
    .on('game_server_minutes')
    .column('minute')
    .execute()

  await schema
    .createTable('game_server_hours')
    .addColumn('server_id', 'bigint', ofGameServer)
    .addColumn('hour', 'bigint', required)
    .addColumn('samples', 'integer', required)
    .addColumn('online_samples', 'integer', required)
    .addColumn('players_sum', 'bigint', required)
    .addColumn('players_max', 'integer', required)
    .addPrimaryKeyConstraint('game_server_hours_pk', ['server_id', 'hour'])
    .execute()

  await schema
    .createTable('leases')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('holder', 'text', required)
    .addColumn('expires_at', 'bigint', required)
    .execute()
}
