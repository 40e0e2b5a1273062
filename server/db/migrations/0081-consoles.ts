import type { Kysely } from 'kysely'
import type { ColumnTypes } from '#server/db/column-types.ts'
import type { Schema } from '#server/db/schema.ts'

/** The consoles of game servers that the site itself runs commands in. */
export async function up({ schema }: Kysely<Schema>, { idType }: ColumnTypes): Promise<void> {
  await schema
    .createTable('game_consoles')
    .addColumn('game_server_id', idType, (column) =>
      column.primaryKey().references('game_servers.id').onDelete('cascade'),
    )
    .addColumn('is_on', 'integer', (column) => column.notNull())
    .addColumn('host', 'text', (column) => column.notNull())
    .addColumn('port', 'integer', (column) => column.notNull())
    .addColumn('sealed_password', 'text', (column) => column.notNull())
    .addColumn('list_pattern', 'text', (column) => column.notNull())
    .addColumn('trouble', 'text')
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .execute()
}
