import type { Kysely } from 'kysely'
import type { Schema } from '#server/db/schema.ts'

/** Bans, drafts, replies, hiding, deletions that can be taken back, declared states. */
export async function up({ schema }: Kysely<Schema>): Promise<void> {
  await add('users', 'banned_at', 'bigint')
  await add('users', 'ban_ends_at', 'bigint')
  await add('users', 'ban_reason', 'text')
  await addFlag('news', 'is_draft')
  await add('news', 'deleted_at', 'bigint')
  await addFlag('feedback', 'is_hidden')
  await add('feedback', 'reply', 'text')
  await add('feedback', 'reply_user_id', 'bigint')
  await add('feedback', 'replied_at', 'bigint')
  await add('feedback', 'deleted_at', 'bigint')
  await schema
    .alterTable('feedback')
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .execute()
  await add('game_servers', 'declared_state', 'text')
  await addFlag('game_servers', 'is_hidden')
  await schema.createIndex('audit_log_at_index').on('audit_log').column('at').execute()

  function add(table: keyof Schema, column: string, type: 'bigint' | 'text') {
    return schema.alterTable(table).addColumn(column, type).execute()
  }
  function addFlag(table: keyof Schema, column: string) {
    return schema
      .alterTable(table)
      .addColumn(column, 'integer', (definition) => definition.notNull().defaultTo(0))
      .execute()
  }
}
