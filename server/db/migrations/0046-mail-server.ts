import type { ColumnDefinitionBuilder, Kysely } from 'kysely'
import type { ColumnTypes } from '#server/db/column-types.ts'
import type { Schema } from '#server/db/schema.ts'

const line = (column: ColumnDefinitionBuilder) => column.notNull().defaultTo('')

/** How letters leave: one row, which names no server yet. */
export async function up(database: Kysely<Schema>, { id, idType }: ColumnTypes): Promise<void> {
  await database.schema
    .createTable('mail_server')
    .addColumn('id', idType, id)
    .addColumn('host', 'text', line)
    .addColumn('port', 'integer', (column) => column.notNull().defaultTo(465))
    .addColumn('encryption', 'text', (column) => column.notNull().defaultTo('tls'))
    .addColumn('username', 'text', line)
    .addColumn('sealed_password', 'text', line)
    .addColumn('sender', 'text', line)
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .execute()
  await database.insertInto('mail_server').values({ host: '' }).execute()
}
