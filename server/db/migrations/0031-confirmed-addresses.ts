import { type Kysely, sql } from 'kysely'
import type { Schema } from '#server/db/schema.ts'

/** An address belongs to one account once it is confirmed; until then several may name it. Letters per mailbox are counted. */
export async function up({ schema }: Kysely<Schema>): Promise<void> {
  await schema.dropIndex('users_email_folded_unique').execute()
  await schema.createIndex('users_email_folded_index').on('users').column('email_folded').execute()
  await schema
    .createIndex('users_email_folded_holder')
    .unique()
    .on('users')
    .column('email_folded')
    .where(sql.ref('email_verified_at'), 'is not', null)
    .execute()
  await schema
    .createTable('mailbox_letters')
    .addColumn('mailbox', 'text', (column) => column.notNull())
    .addColumn('sent_at', 'bigint', (column) => column.notNull())
    .execute()
  await schema
    .createIndex('mailbox_letters_index')
    .on('mailbox_letters')
    .columns(['mailbox', 'sent_at'])
    .execute()
}
