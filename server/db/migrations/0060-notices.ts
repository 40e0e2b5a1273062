import type { Kysely } from 'kysely'
import type { ColumnTypes } from '#server/db/column-types.ts'
import type { Schema } from '#server/db/schema.ts'

/** What players are told under their bell, and since when they hold their roles. */
export async function up({ schema }: Kysely<Schema>, { id, idType }: ColumnTypes): Promise<void> {
  await schema
    .createTable('notices')
    .addColumn('id', idType, id)
    .addColumn('audience', 'text', (column) => column.notNull())
    .addColumn('user_id', idType, (column) => column.references('users.id').onDelete('cascade'))
    .addColumn('role_id', idType, (column) => column.references('roles.id').onDelete('set null'))
    .addColumn('last_account_id', 'bigint', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('data', 'text', (column) => column.notNull())
    .addColumn('url', 'text')
    .addColumn('sent_by', idType, (column) => column.references('users.id').onDelete('set null'))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('changed_at', 'bigint', (column) => column.notNull())
    .addColumn('withdrawn_at', 'bigint')
    .addColumn('recipients', 'integer', (column) => column.notNull())
    .addColumn('reads', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  for (const columns of [
    ['user_id', 'created_at'],
    ['role_id'],
    ['sent_by'],
    ['audience', 'created_at'],
    ['created_at'],
    ['changed_at'],
    ['kind', 'id'],
  ] as const)
    await schema
      .createIndex(`notices_${columns.join('_')}_index`)
      .on('notices')
      .columns([...columns])
      .execute()
  await schema
    .createTable('notice_reads')
    .addColumn('notice_id', idType, (column) => column.notNull().references('notices.id').onDelete('cascade'))
    .addColumn('user_id', idType, (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('read_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('notice_reads_key', ['notice_id', 'user_id'])
    .execute()
  for (const column of ['user_id', 'read_at'] as const)
    await schema.createIndex(`notice_reads_${column}_index`).on('notice_reads').column(column).execute()
  await schema.alterTable('user_roles').addColumn('given_at', 'bigint').execute()
}
