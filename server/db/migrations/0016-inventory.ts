import type { Kysely } from 'kysely'
import type { ColumnTypes } from '#server/db/column-types.ts'
import type { Schema } from '#server/db/schema.ts'

/** What players have in the game. */
export async function up({ schema }: Kysely<Schema>, { id, idType }: ColumnTypes): Promise<void> {
  await schema
    .createTable('inventory_items')
    .addColumn('id', idType, id)
    .addColumn('user_id', 'bigint', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('rarity', 'text', (column) => column.notNull())
    .addColumn('image', 'text')
    .addColumn('locked', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('server', 'text')
    .execute()
  await schema.createIndex('inventory_items_user_id_index').on('inventory_items').column('user_id').execute()
}
