import type { Kysely } from 'kysely'
import type { ColumnTypes } from '#server/db/column-types.ts'
import type { Schema } from '#server/db/schema.ts'

/** Commands on their way to game servers, and the story of each. */
export async function up({ schema }: Kysely<Schema>, { id, idType }: ColumnTypes): Promise<void> {
  await schema
    .createTable('deliveries')
    .addColumn('id', idType, id)
    .addColumn('uuid', 'text', (column) => column.notNull().unique())
    .addColumn('game_server_id', 'bigint', (column) => column.notNull())
    .addColumn('user_id', idType, (column) => column.references('users.id').onDelete('set null'))
    .addColumn('player', 'text')
    .addColumn('player_folded', 'text')
    .addColumn('player_uuid', 'text')
    .addColumn('order_uuid', 'text')
    .addColumn('order_number', 'text')
    .addColumn('line_id', 'bigint')
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('command', 'text', (column) => column.notNull())
    .addColumn('amount', 'integer')
    .addColumn('ends_at', 'bigint')
    .addColumn('requires_online', 'integer', (column) => column.notNull())
    .addColumn('free_slots', 'integer', (column) => column.notNull())
    .addColumn('is_idempotent', 'integer', (column) => column.notNull())
    .addColumn('success', 'text')
    .addColumn('failure', 'text')
    .addColumn('moment', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('attempt', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('not_before', 'bigint')
    .addColumn('leased_to', 'text')
    .addColumn('lease_ends_at', 'bigint')
    .addColumn('output', 'text')
    .addColumn('reason', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('settled_at', 'bigint')
    .execute()
  await schema
    .createTable('delivery_events')
    .addColumn('id', idType, id)
    .addColumn('delivery_id', idType, (column) =>
      column.notNull().references('deliveries.id').onDelete('cascade'),
    )
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('attempt', 'integer', (column) => column.notNull())
    .addColumn('reason', 'text')
    .addColumn('output', 'text')
    .addColumn('actor_id', idType, (column) => column.references('users.id').onDelete('set null'))
    .execute()
  const indexes = {
    deliveries: [
      ['user_id'],
      ['player_folded'],
      ['order_uuid'],
      ['order_number'],
      ['state', 'game_server_id', 'id'],
      ['line_id', 'game_server_id', 'position'],
    ],
    delivery_events: [['delivery_id'], ['actor_id']],
  } as const
  for (const [table, all] of Object.entries(indexes))
    for (const columns of all)
      await schema
        .createIndex(`${table}_${columns.join('_')}_index`)
        .on(table)
        .columns([...columns])
        .execute()
}
