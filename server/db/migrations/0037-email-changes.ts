import { type Kysely, sql } from 'kysely'
import type { ColumnTypes } from '#server/db/column-types.ts'
import type { Schema } from '#server/db/schema.ts'

/** An address that waits to be confirmed, and the confirmed ones it is to replace: their letters take the change back. */
export async function up(db: Kysely<Schema>, { engine, id, idType }: ColumnTypes): Promise<void> {
  const { schema } = db
  await schema.alterTable('users').addColumn('pending_email', 'text').execute()
  await sql
    .raw(`create trigger users_pending_stamped after update of pending_email on users ${STAMP[engine]}`)
    .execute(db)
  await schema
    .createTable('email_undos')
    .addColumn('id', idType, id)
    .addColumn('user_id', 'bigint', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('token_hash', 'text', (column) => column.unique())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute()
  await schema.createIndex('email_undos_user_id_index').on('email_undos').column('user_id').execute()
}

/** The profile shows what waits. */
const STAMP = {
  sqlite: 'begin update users set profile_stamp = profile_stamp + 1 where id = new.id; end',
  postgresql: 'for each row execute function stamp_own_profile()',
}
