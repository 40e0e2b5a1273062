import type { ColumnDefinitionBuilder, Kysely } from 'kysely'
import type { ColumnTypes } from '#server/db/column-types.ts'
import type { Schema } from '#server/db/schema.ts'

const required = (column: ColumnDefinitionBuilder) => column.notNull()

export async function up({ schema }: Kysely<Schema>, { id, idType }: ColumnTypes): Promise<void> {
  await schema
    .createTable('maintenance_windows')
    .addColumn('id', idType, id)
    .addColumn('server_id', 'bigint', (column) =>
      column.notNull().references('game_servers.id').onDelete('cascade'),
    )
    .addColumn('starts_at', 'bigint', required)
    .addColumn('ends_at', 'bigint', required)
    .addColumn('note_ru', 'text', required)
    .addColumn('note_en', 'text', required)
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .execute()
  for (const column of ['server_id', 'ends_at'])
    await schema
      .createIndex(`maintenance_windows_${column}_index`)
      .on('maintenance_windows')
      .column(column)
      .execute()
}
