import type { Kysely } from 'kysely'
import type { ColumnTypes } from '#server/db/column-types.ts'
import type { Schema } from '#server/db/schema.ts'

/** Backups that the site makes by itself, and when it does: one row, by which it makes none. */
export async function up(database: Kysely<Schema>, { id, idType }: ColumnTypes): Promise<void> {
  await database.schema
    .createTable('backups')
    .addColumn('id', idType, id)
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('place', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('failure', 'text')
    .addColumn('bytes', 'bigint')
    .addColumn('is_encrypted', 'integer', (column) => column.notNull())
    .addColumn('is_nightly', 'integer', (column) => column.notNull())
    .addColumn('started_at', 'bigint', (column) => column.notNull())
    .addColumn('ended_at', 'bigint')
    .addUniqueConstraint('backups_name_place', ['name', 'place'])
    .execute()
  await database.schema
    .createTable('backup_schedule')
    .addColumn('id', idType, id)
    .addColumn('is_on', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('hour', 'integer', (column) => column.notNull().defaultTo(4))
    .addColumn('keep', 'integer', (column) => column.notNull().defaultTo(7))
    .addColumn('last_day', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('busy_until', 'bigint', (column) => column.notNull().defaultTo(0))
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .execute()
  await database.insertInto('backup_schedule').values({ last_day: '' }).execute()
}
