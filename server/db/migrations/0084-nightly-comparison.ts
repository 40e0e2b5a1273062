import type { Kysely } from 'kysely'
import type { ColumnTypes } from '#server/db/column-types.ts'
import type { Schema } from '#server/db/schema.ts'

/** What comparing the books with the payment providers came to last night: one row. */
export async function up(database: Kysely<Schema>, { id, idType }: ColumnTypes): Promise<void> {
  await database.schema
    .createTable('nightly_comparison')
    .addColumn('id', idType, id)
    .addColumn('taken_day', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('taken_at', 'bigint', (column) => column.notNull().defaultTo(0))
    .addColumn('is_done', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('compared_at', 'bigint')
    .addColumn('answers', 'text')
    .execute()
  await database.insertInto('nightly_comparison').values({ taken_day: '' }).execute()
}
