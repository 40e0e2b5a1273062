import type { Kysely } from 'kysely'
import type { ColumnTypes } from '#server/db/column-types.ts'
import type { Schema } from '#server/db/schema.ts'

/** To what people said yes or no, of which edition and when; the last answer counts. */
export async function up(db: Kysely<Schema>, { id, idType }: ColumnTypes): Promise<void> {
  const { schema } = db
  await schema
    .createTable('consents')
    .addColumn('id', idType, id)
    .addColumn('user_id', idType, (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('consent', 'text', (column) => column.notNull())
    .addColumn('edition', 'text', (column) => column.notNull())
    .addColumn('is_given', 'integer', (column) => column.notNull())
    .addColumn('answered_at', 'bigint', (column) => column.notNull())
    .execute()
  await schema
    .createIndex('consents_user_index')
    .on('consents')
    .columns(['user_id', 'consent', 'edition', 'id'])
    .execute()
}
