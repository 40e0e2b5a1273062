import { type Kysely, sql } from 'kysely'
import type { Schema } from '#server/db/schema.ts'

/** Staff find at once whose jumps wait, and who was told of last. */
export async function up(db: Kysely<Schema>): Promise<void> {
  await sql
    .raw(
      `create index player_statistics_waiting_index on player_statistics (told_at, id)
        where waiting_kills + waiting_deaths + waiting_points > 0`,
    )
    .execute(db)
  await db.schema
    .createIndex('player_statistics_told_at_index')
    .on('player_statistics')
    .columns(['told_at', 'id'])
    .execute()
}
