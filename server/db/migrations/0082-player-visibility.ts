import { type Kysely, sql } from 'kysely'
import type { ColumnTypes } from '#server/db/column-types.ts'
import type { Schema } from '#server/db/schema.ts'

/** What players show of themselves, and by how their names begin they are found. */
export async function up(db: Kysely<Schema>, { engine, idType }: ColumnTypes): Promise<void> {
  await db.schema
    .createTable('player_visibility')
    .addColumn('user_id', idType, (column) => column.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('page', 'integer', (column) => column.notNull())
    .addColumn('last_seen', 'integer', (column) => column.notNull())
    .addColumn('game_server', 'integer', (column) => column.notNull())
    .addColumn('search_engines', 'integer', (column) => column.notNull())
    .execute()
  // The order of letters that PostgreSQL keeps of its own finds no beginnings.
  const order = sql.raw(engine === 'postgresql' ? ' text_pattern_ops' : '')
  await sql`create index users_name_beginning_index on users (username_folded${order})`.execute(db)
  await sql`create index game_names_beginning_index on game_names (name_folded${order})`.execute(db)
}
