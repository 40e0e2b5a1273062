import type { ColumnDefinitionBuilder, Kysely } from 'kysely'
import type { Schema } from '#server/db/schema.ts'

const required = (column: ColumnDefinitionBuilder) => column.notNull()
const noneAtFirst = (column: ColumnDefinitionBuilder) => column.notNull().defaultTo(0)

/** What is measured of the services each minute, and the minutes of maintenance of the game servers. */
export async function up({ schema }: Kysely<Schema>): Promise<void> {
  await schema
    .createTable('service_status')
    .addColumn('service', 'text', (column) => column.primaryKey())
    .addColumn('state', 'text', required)
    .addColumn('minute', 'bigint', required)
    .execute()
  await schema
    .createTable('service_days')
    .addColumn('service', 'text', required)
    .addColumn('day', 'integer', required)
    .addColumn('up', 'integer', required)
    .addColumn('down', 'integer', required)
    .addColumn('maintenance', 'integer', required)
    .addPrimaryKeyConstraint('service_days_pk', ['service', 'day'])
    .execute()
  await schema.alterTable('game_server_minutes').addColumn('is_maintenance', 'integer', noneAtFirst).execute()
  await schema
    .alterTable('game_server_hours')
    .addColumn('maintenance_samples', 'integer', noneAtFirst)
    .execute()
}
