import type { Kysely } from 'kysely'
import type { ColumnTypes } from '#server/db/column-types.ts'
import type { Schema } from '#server/db/schema.ts'

/** LandCoins that games give and take: up to what a day, and each call once. */
export async function up({ schema }: Kysely<Schema>, { id, idType }: ColumnTypes): Promise<void> {
  await schema.alterTable('agent_keys').addColumn('landcoins_ceiling', 'bigint').execute()
  await schema
    .createTable('game_landcoins')
    .addColumn('id', idType, id)
    .addColumn('game_server_id', idType, (column) =>
      column.notNull().references('game_servers.id').onDelete('cascade'),
    )
    .addColumn('idempotency_key', 'text', (column) => column.notNull())
    .addColumn('agent_key_id', idType, (column) => column.references('agent_keys.id').onDelete('set null'))
    .addColumn('fingerprint', 'text', (column) => column.notNull())
    .addColumn('amount', 'bigint', (column) => column.notNull())
    .addColumn('balance', 'bigint', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('game_landcoins_key', ['game_server_id', 'idempotency_key'])
    .execute()
  await schema
    .createIndex('game_landcoins_agent_key_id_index')
    .on('game_landcoins')
    .columns(['agent_key_id', 'created_at'])
    .execute()
}
