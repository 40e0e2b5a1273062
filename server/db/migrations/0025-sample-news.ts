import type { Kysely } from 'kysely'
import type { Schema } from '#server/db/schema.ts'

/** The news that a site starts with are samples until somebody edits them. */
export async function up(db: Kysely<Schema>): Promise<void> {
  await db.schema
    .alterTable('news')
    .addColumn('is_sample', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await db
    .updateTable('news')
    .set({ is_sample: 1 })
    .where('title_ru', '=', 'Сайт FrontLand открыт')
    .where('version', '=', 1)
    .where('changed_at', 'is', null)
    .execute()
}
