import type { Kysely } from 'kysely'
import type { ColumnTypes } from '#server/db/column-types.ts'
import type { Schema } from '#server/db/schema.ts'

/** Who takes part in which tournament, and letters about one of several things. */
export async function up({ schema }: Kysely<Schema>, { id, idType }: ColumnTypes): Promise<void> {
  await schema
    .createTable('tournament_registrations')
    .addColumn('id', idType, id)
    .addColumn('tournament_id', 'bigint', (column) =>
      column.notNull().references('collection_entries.id').onDelete('cascade'),
    )
    .addColumn('user_id', 'bigint', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('registered_at', 'bigint', (column) => column.notNull())
    .addColumn('known_start', 'text', (column) => column.notNull())
    .addColumn('removed_at', 'bigint')
    .addColumn('removal_reason', 'text')
    .addUniqueConstraint('tournament_registrations_once', ['tournament_id', 'user_id'])
    .execute()
  await schema
    .createIndex('tournament_registrations_user_id_index')
    .on('tournament_registrations')
    .column('user_id')
    .execute()
  await schema.alterTable('pending_mail').addColumn('about', 'bigint').execute()
}
