import { type Kysely, sql } from 'kysely'
import type { ColumnTypes } from '#server/db/column-types.ts'
import type { Schema } from '#server/db/schema.ts'

const FIGURES = ['playtime', 'kills', 'points'] as const

/** The tables of players, ready to be read by place. Triggers write down whose figures have changed, whoever changed them. */
export async function up(db: Kysely<Schema>, { engine, id, idType }: ColumnTypes): Promise<void> {
  for (const figure of FIGURES)
    await db.schema
      .alterTable('player_statistics')
      .addColumn(`${figure}_at`, 'bigint', (column) => column.notNull().defaultTo(0))
      .execute()
  await db
    .updateTable('player_statistics')
    .set((row) => ({
      playtime_at: row.ref('told_at'),
      kills_at: row.ref('told_at'),
      points_at: row.ref('told_at'),
    }))
    .execute()
  await db.schema
    .createIndex('player_statistics_player_key_index')
    .on('player_statistics')
    .columns(['identity', 'game'])
    .execute()

  let table = db.schema
    .createTable('standings')
    .addColumn('id', idType, id)
    .addColumn('season_id', idType, (column) => column.notNull())
    .addColumn('game_server_id', idType, (column) => column.notNull())
    .addColumn('player_key', 'text', (column) => column.notNull())
    .addColumn('player', 'text', (column) => column.notNull())
    .addColumn('user_id', idType, (column) => column.references('users.id').onDelete('cascade'))
  for (const figure of FIGURES)
    table = table
      .addColumn(figure, 'bigint', (column) => column.notNull())
      .addColumn(`${figure}_at`, 'bigint', (column) => column.notNull())
  await table.execute()
  await db.schema
    .createIndex('standings_player_key_index')
    .unique()
    .on('standings')
    .columns(['player_key', 'season_id', 'game_server_id'])
    .execute()
  await db.schema.createIndex('standings_user_id_index').on('standings').column('user_id').execute()
  for (const figure of FIGURES) {
    const columns = `season_id, game_server_id, ${figure} desc, ${figure}_at, id`
    await sql.raw(`create index standings_${figure}_index on standings (${columns})`).execute(db)
    await sql
      .raw(
        `create index standings_accounts_${figure}_index on standings (${columns}) where user_id is not null`,
      )
      .execute(db)
  }

  await db.schema
    .createTable('standing_changes')
    .addColumn('id', idType, id)
    .addColumn('player_key', 'text', (column) => column.notNull())
    .execute()
  for (const statement of engine === 'sqlite' ? SQLITE : POSTGRESQL) await sql.raw(statement).execute(db)
  await sql
    .raw(
      `insert into standing_changes (player_key) select distinct ${keyOf('player_statistics')} from player_statistics`,
    )
    .execute(db)
}

/** Whose figures a row is about: those of an account stand together, those of nobody by how the game knows them. */
const keyOf = (row: string) =>
  `case when ${row}.user_id is null then ${row}.game || ':' || ${row}.identity else 'user:' || ${row}.user_id end`
const note = (key: string) => `insert into standing_changes (player_key) values (${key});`

const COLUMNS = ['user_id', 'identity', 'player', ...FIGURES]
const differs = (operator: string) =>
  COLUMNS.map((column) => `old.${column} ${operator} new.${column}`).join(' or ')
const HIDING = ['banned_at', 'deletion_asked_at']
const isHiding = (operator: string) =>
  HIDING.map((column) => `old.${column} ${operator} new.${column}`).join(' or ')

const SQLITE = [
  `create trigger standings_in after insert on player_statistics begin ${note(keyOf('new'))} end`,
  `create trigger standings_out after delete on player_statistics begin ${note(keyOf('old'))} end`,
  `create trigger standings_changed after update on player_statistics when ${differs('is not')}
    begin ${note(keyOf('new'))} end`,
  `create trigger standings_left after update of user_id, identity on player_statistics
    when ${keyOf('old')} <> ${keyOf('new')} begin ${note(keyOf('old'))} end`,
  `create trigger standings_hidden after update on users when ${isHiding('is not')}
    begin ${note(`'user:' || new.id`)} end`,
]

const POSTGRESQL = [
  `create function note_standing() returns trigger language plpgsql as $$ begin
    if tg_table_name = 'users' then ${note(`'user:' || new.id`)} return null; end if;
    if tg_op <> 'DELETE' then ${note(keyOf('new'))} end if;
    if tg_op = 'DELETE' or (tg_op = 'UPDATE' and ${keyOf('old')} <> ${keyOf('new')}) then ${note(keyOf('old'))} end if;
    return null;
  end $$`,
  `create trigger standings_in after insert or delete on player_statistics
    for each row execute function note_standing()`,
  `create trigger standings_changed after update on player_statistics
    for each row when (${differs('is distinct from')}) execute function note_standing()`,
  `create trigger standings_hidden after update on users
    for each row when (${isHiding('is distinct from')}) execute function note_standing()`,
]
