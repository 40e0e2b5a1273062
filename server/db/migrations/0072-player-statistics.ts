import { type Kysely, sql } from 'kysely'
import type { ColumnTypes } from '#server/db/column-types.ts'
import type { Schema } from '#server/db/schema.ts'

/** What games tell of their players, kept per game server and player, whoever that is. It raises the stamp of the profile it shows in. */
export async function up(db: Kysely<Schema>, { engine, id, idType }: ColumnTypes): Promise<void> {
  let table = db.schema
    .createTable('player_statistics')
    .addColumn('id', idType, id)
    // The figures stay when their game server goes.
    .addColumn('game_server_id', idType, (column) => column.notNull())
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('identity', 'text', (column) => column.notNull())
    .addColumn('player_uuid', 'text')
    .addColumn('player', 'text', (column) => column.notNull())
    .addColumn('player_folded', 'text', (column) => column.notNull())
    .addColumn('user_id', idType, (column) => column.references('users.id').onDelete('cascade'))
    .addColumn('told_by', 'text', (column) => column.notNull())
    .addColumn('told_at', 'bigint', (column) => column.notNull())
    .addColumn('played_until', 'bigint', (column) => column.notNull())
    .addColumn('achievements', 'text', (column) => column.notNull())
  for (const figure of ['playtime', 'kills', 'deaths', 'points']) {
    table = table
      .addColumn(`told_${figure}`, 'bigint', (column) => column.notNull())
      .addColumn(figure, 'bigint', (column) => column.notNull())
    if (figure !== 'playtime')
      table = table.addColumn(`waiting_${figure}`, 'bigint', (column) => column.notNull())
  }
  await table.execute()
  await db.schema
    .createIndex('player_statistics_identity_index')
    .unique()
    .on('player_statistics')
    .columns(['game_server_id', 'identity'])
    .execute()
  await db.schema
    .createIndex('player_statistics_player_index')
    .on('player_statistics')
    .columns(['game_server_id', 'player_folded'])
    .execute()
  await db.schema
    .createIndex('player_statistics_user_id_index')
    .on('player_statistics')
    .column('user_id')
    .execute()
  for (const statement of engine === 'sqlite' ? SQLITE : POSTGRESQL) await sql.raw(statement).execute(db)
}

const raise = (where: string) => `update users set profile_stamp = profile_stamp + 1 where ${where};`

const SQLITE = [
  `create trigger player_statistics_stamped_in after insert on player_statistics when new.user_id is not null
    begin ${raise('id = new.user_id')} end`,
  `create trigger player_statistics_stamped_out after delete on player_statistics when old.user_id is not null
    begin ${raise('id = old.user_id')} end`,
  `create trigger player_statistics_stamped after update on player_statistics
    when old.user_id is not null or new.user_id is not null begin ${raise('id in (old.user_id, new.user_id)')} end`,
]

const POSTGRESQL = [
  `create trigger player_statistics_stamped_in after insert on player_statistics
    for each row when (new.user_id is not null) execute function stamp_profile()`,
  `create trigger player_statistics_stamped_out after delete on player_statistics
    for each row when (old.user_id is not null) execute function stamp_profile()`,
  `create trigger player_statistics_stamped after update on player_statistics
    for each row when (old.user_id is not null or new.user_id is not null) execute function stamp_profile()`,
]
