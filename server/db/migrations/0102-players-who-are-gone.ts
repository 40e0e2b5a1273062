import type { Kysely } from 'kysely'
import type { Schema } from '#server/db/schema.ts'

/**
 * Players whose account was deleted stand nowhere by name until they are claimed anew; achievements keep their names when their definition
 * goes; and which agent leads is told apart from which told last.
 */
export async function up(db: Kysely<Schema>): Promise<void> {
  const { schema } = db
  await schema
    .createTable('forgotten_players')
    .addColumn('key_hash', 'text', (column) => column.primaryKey())
    .execute()
  await schema
    .createTable('achievement_names')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('title_ru', 'text', (column) => column.notNull())
    .addColumn('title_en', 'text', (column) => column.notNull())
    .addColumn('image', 'text')
    .execute()
  await schema
    .alterTable('player_statistics')
    .addColumn('led_at', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute()
}
