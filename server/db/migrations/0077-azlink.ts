import type { Kysely } from 'kysely'
import type { ColumnTypes } from '#server/db/column-types.ts'
import type { Schema } from '#server/db/schema.ts'

/** The plugin AzLink beside game servers: what staff set for it, what it is, and by what it tells that it ran commands. */
export async function up({ schema }: Kysely<Schema>, { idType }: ColumnTypes): Promise<void> {
  await schema
    .createTable('azlink_settings')
    .addColumn('game_server_id', idType, (column) =>
      column.primaryKey().references('game_servers.id').onDelete('cascade'),
    )
    .addColumn('wake_host', 'text')
    .addColumn('wake_port', 'integer', (column) => column.notNull())
    .addColumn('is_proxy', 'integer', (column) => column.notNull())
    .addColumn('is_without_receipts', 'integer', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .execute()
  await schema
    .createTable('azlink_plugins')
    .addColumn('agent_key_id', idType, (column) =>
      column.primaryKey().references('agent_keys.id').onDelete('cascade'),
    )
    .addColumn('game_server_id', idType, (column) =>
      column.notNull().references('game_servers.id').onDelete('cascade'),
    )
    .addColumn('plugin_version', 'text')
    .addColumn('platform_type', 'text')
    .addColumn('platform', 'text')
    .addColumn('greeted_at', 'bigint')
    .addColumn('polled_at', 'bigint')
    .addColumn('asked_number', 'bigint')
    .addColumn('asked_at', 'bigint')
    .addColumn('proven_at', 'bigint')
    .addColumn('told', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('has_more', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('load', 'text')
    .execute()
  await schema
    .createIndex('azlink_plugins_game_server_id_index')
    .on('azlink_plugins')
    .column('game_server_id')
    .execute()
  await schema
    .createTable('azlink_receipts')
    .addColumn('game_server_id', idType, (column) =>
      column.notNull().references('game_servers.id').onDelete('cascade'),
    )
    .addColumn('number', 'bigint', (column) => column.notNull())
    .addColumn('delivery', 'text', (column) => column.notNull())
    .addColumn('attempt', 'integer', (column) => column.notNull())
    .addColumn('instance', 'text', (column) => column.notNull())
    .addColumn('answer', 'text', (column) => column.notNull())
    .addColumn('list', 'integer', (column) => column.notNull())
    .addColumn('place', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('written_at', 'bigint')
    .addPrimaryKeyConstraint('azlink_receipts_key', ['game_server_id', 'number'])
    .execute()
  await schema
    .createIndex('azlink_receipts_answer_index')
    .on('azlink_receipts')
    .columns(['answer', 'list', 'place'])
    .execute()
  await schema
    .createIndex('azlink_receipts_instance_index')
    .on('azlink_receipts')
    .columns(['instance', 'created_at'])
    .execute()
}
