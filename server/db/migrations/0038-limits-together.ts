import { type Kysely, sql } from 'kysely'
import type { ColumnTypes } from '#server/db/column-types.ts'
import type { Schema } from '#server/db/schema.ts'

/** What the processes of a site count together. A crash of the database may empty it, so nobody waits for a disk. */
export async function up({ schema }: Kysely<Schema>, { engine }: ColumnTypes): Promise<void> {
  const modifier = engine === 'postgresql' ? sql`unlogged` : sql``
  await schema
    .createTable('call_counts')
    .modifyFront(modifier)
    .addColumn('counter', 'text', (column) => column.primaryKey())
    .addColumn('calls', 'integer', (column) => column.notNull())
    .addColumn('ends_at', 'bigint', (column) => column.notNull())
    .execute()
  await schema.createIndex('call_counts_ends_at_index').on('call_counts').column('ends_at').execute()
  await schema
    .createTable('stream_places')
    .modifyFront(modifier)
    .addColumn('network', 'text', (column) => column.notNull())
    .addColumn('process', 'text', (column) => column.notNull())
    .addColumn('streams', 'integer', (column) => column.notNull())
    .addColumn('seen_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('stream_places_key', ['network', 'process'])
    .execute()
}
