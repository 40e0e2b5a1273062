import { type Kysely, sql } from 'kysely'
import type { ColumnTypes } from '#server/db/column-types.ts'
import type { Schema } from '#server/db/schema.ts'

const FIGURES = ['playtime', 'kills', 'points'] as const

/** Seasons, what each player earned in those that run, and tables that stay once one has ended: then they outlive the accounts in them. */
export async function up(db: Kysely<Schema>, { engine, id, idType }: ColumnTypes): Promise<void> {
  await db.schema
    .createTable('seasons')
    .addColumn('id', idType, id)
    .addColumn('game_server_id', idType, (column) => column.notNull())
    .addColumn('name_ru', 'text', (column) => column.notNull())
    .addColumn('name_en', 'text', (column) => column.notNull())
    .addColumn('starts_at', 'bigint', (column) => column.notNull())
    .addColumn('ends_at', 'bigint')
    .addColumn('ended_at', 'bigint')
    .execute()

  let figures = db.schema
    .createTable('season_figures')
    .addColumn('season_id', idType, (column) => column.notNull().references('seasons.id').onDelete('cascade'))
    .addColumn('statistics_id', idType, (column) =>
      column.notNull().references('player_statistics.id').onDelete('cascade'),
    )
  for (const figure of FIGURES)
    figures = figures
      .addColumn(figure, 'bigint', (column) => column.notNull())
      .addColumn(`${figure}_at`, 'bigint', (column) => column.notNull())
  await figures.addPrimaryKeyConstraint('season_figures_key', ['statistics_id', 'season_id']).execute()
  await db.schema
    .createIndex('season_figures_season_id_index')
    .on('season_figures')
    .column('season_id')
    .execute()

  await db.schema.dropTable('standings').execute()
  let table = db.schema
    .createTable('standings')
    .addColumn('id', idType, id)
    .addColumn('season_id', idType, (column) => column.notNull())
    .addColumn('game_server_id', idType, (column) => column.notNull())
    .addColumn('player_key', 'text', (column) => column.notNull())
    .addColumn('player', 'text', (column) => column.notNull())
    .addColumn('user_id', idType, (column) => column.references('users.id').onDelete('set null'))
    .addColumn('is_account', 'integer', (column) => column.notNull())
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
  for (const statement of engine === 'sqlite' ? SQLITE : POSTGRESQL) await sql.raw(statement).execute(db)
  await sql
    .raw(
      `insert into standing_changes (player_key) select distinct ${keyOf('player_statistics')} from player_statistics`,
    )
    .execute(db)
}

const keyOf = (row: string) =>
  `case when ${row}.user_id is null then ${row}.game || ':' || ${row}.identity else 'user:' || ${row}.user_id end`
const NOTE = `insert into standing_changes (player_key)
  select ${keyOf('s')} from player_statistics s where s.id = new.statistics_id;`
/** Of an account that has gone nothing is left but what it came to in seasons that have ended. */
const UNNAME = `delete from standings
    where id = new.id and season_id not in (select id from seasons where ended_at is not null);
  update standings set player = '', player_key = 'gone:' || new.id where id = new.id;`

const SQLITE = [
  `create trigger season_figures_in after insert on season_figures begin ${NOTE} end`,
  `create trigger season_figures_changed after update on season_figures begin ${NOTE} end`,
  `create trigger standings_unnamed after update of user_id on standings
    when old.user_id is not null and new.user_id is null begin ${UNNAME} end`,
]
const POSTGRESQL = [
  `create function note_season_figures() returns trigger language plpgsql as $$ begin ${NOTE} return null; end $$`,
  `create trigger season_figures_changed after insert or update on season_figures
    for each row execute function note_season_figures()`,
  `create function unname_standing() returns trigger language plpgsql as $$ begin ${UNNAME} return null; end $$`,
  `create trigger standings_unnamed after update of user_id on standings
    for each row when (old.user_id is not null and new.user_id is null) execute function unname_standing()`,
]
