import { type Kysely, sql } from 'kysely'
import type { ColumnTypes } from '#server/db/column-types.ts'
import type { Schema } from '#server/db/schema.ts'

const FIGURES = ['playtime', 'kills', 'points'] as const

/** A place in the table of a season that has ended knows whose figures it was won by. */
export async function up(db: Kysely<Schema>, { idType }: ColumnTypes): Promise<void> {
  let table = db.schema
    .createTable('standing_parts')
    .addColumn('standing_id', idType, (column) =>
      column.notNull().references('standings.id').onDelete('cascade'),
    )
    .addColumn('statistics_id', idType, (column) =>
      column.notNull().references('player_statistics.id').onDelete('cascade'),
    )
  for (const figure of FIGURES) table = table.addColumn(figure, 'bigint', (column) => column.notNull())
  await table.addPrimaryKeyConstraint('standing_parts_key', ['statistics_id', 'standing_id']).execute()
  await db.schema
    .createIndex('standing_parts_standing_id_index')
    .on('standing_parts')
    .column('standing_id')
    .execute()

  // What places were won by before is known by the key that they were written down by, where that names one row of figures.
  await sql
    .raw(
      `insert into standing_parts (standing_id, statistics_id, playtime, kills, points)
        select target.id, found.statistics_id, own.playtime, own.kills, own.points
        from standings own
        join seasons on seasons.id = own.season_id and seasons.ended_at is not null
        join (select ${keyOf('told')} as player_key, told.game_server_id, min(told.id) as statistics_id
            from player_statistics told group by 1, 2 having count(*) = 1) found
          on found.player_key = own.player_key and found.game_server_id = own.game_server_id
        join standings target on target.season_id = own.season_id and target.player_key = own.player_key
          and target.game_server_id in (0, own.game_server_id)`,
    )
    .execute(db)
}

const keyOf = (row: string) =>
  `case when ${row}.user_id is null then ${row}.game || ':' || ${row}.identity else 'user:' || ${row}.user_id end`
