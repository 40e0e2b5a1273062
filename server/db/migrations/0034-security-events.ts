import type { Kysely } from 'kysely'
import type { ColumnTypes } from '#server/db/column-types.ts'
import type { Schema } from '#server/db/schema.ts'

/** Who came in, or tried to. */
export async function up({ schema }: Kysely<Schema>, { id, idType }: ColumnTypes): Promise<void> {
  await schema
    .createTable('security_events')
    .addColumn('id', idType, id)
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('user_id', 'bigint', (column) => column.references('users.id').onDelete('set null'))
    .addColumn('network', 'text')
    .addColumn('device', 'text')
    .addColumn('detail', 'text')
    .execute()
  await schema.createIndex('security_events_at_index').on('security_events').column('at').execute()
  await schema.createIndex('security_events_user_id_index').on('security_events').column('user_id').execute()
  await schema.createIndex('security_events_network_index').on('security_events').column('network').execute()
}
