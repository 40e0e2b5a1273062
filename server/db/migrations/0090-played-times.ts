import type { Kysely } from 'kysely'
import type { ColumnTypes } from '#server/db/column-types.ts'
import type { Schema } from '#server/db/schema.ts'

/** Time played where a game server says only who is there: what has come together since it was last counted. */
export async function up({ schema }: Kysely<Schema>, { idType }: ColumnTypes): Promise<void> {
  await schema
    .alterTable('player_statistics')
    .addColumn('is_heard', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await schema
    .createTable('played_times')
    .addColumn('game_server_id', idType, (column) =>
      column.notNull().references('game_servers.id').onDelete('cascade'),
    )
    .addColumn('player_folded', 'text', (column) => column.notNull())
    .addColumn('player', 'text', (column) => column.notNull())
    .addColumn('player_uuid', 'text')
    .addColumn('named_at', 'bigint', (column) => column.notNull())
    .addColumn('played_ms', 'bigint', (column) => column.notNull())
    .addColumn('is_told', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('played_times_key', ['game_server_id', 'player_folded'])
    .execute()
}
