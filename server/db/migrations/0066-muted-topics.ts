import type { Kysely } from 'kysely'
import type { ColumnTypes } from '#server/db/column-types.ts'
import type { Schema } from '#server/db/schema.ts'

/** What players do not want to be told, and by which way. */
export async function up(db: Kysely<Schema>, { idType }: ColumnTypes): Promise<void> {
  await db.schema
    .createTable('muted_topics')
    .addColumn('user_id', idType, (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('topic', 'text', (column) => column.notNull())
    .addColumn('way', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('muted_topics_key', ['user_id', 'topic', 'way'])
    .execute()
}
