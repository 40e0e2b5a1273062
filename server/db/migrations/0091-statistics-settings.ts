import { type Kysely, sql } from 'kysely'
import type { ColumnTypes } from '#server/db/column-types.ts'
import type { Schema } from '#server/db/schema.ts'

/** What staff set for the statistics of a game server, and which achievements it has told of. */
export async function up(db: Kysely<Schema>, { engine, idType }: ColumnTypes): Promise<void> {
  await db.schema
    .createTable('statistics_settings')
    .addColumn('game_server_id', idType, (column) =>
      column.primaryKey().references('game_servers.id').onDelete('cascade'),
    )
    .addColumn('jump_bound', 'bigint', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .execute()
  await db.schema
    .createTable('told_achievements')
    .addColumn('game_server_id', idType, (column) =>
      column.notNull().references('game_servers.id').onDelete('cascade'),
    )
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('players', 'integer', (column) => column.notNull())
    .addColumn('told_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('told_achievements_key', ['game_server_id', 'key'])
    .execute()
  const keys =
    engine === 'sqlite'
      ? 'json_each(achievements) as told'
      : 'json_array_elements_text(achievements::json) as told(value)'
  await sql
    .raw(
      `insert into told_achievements (game_server_id, key, players, told_at)
        select game_server_id, told.value, count(*), max(told_at) from player_statistics, ${keys}
        where game_server_id in (select id from game_servers) group by game_server_id, told.value`,
    )
    .execute(db)
}
