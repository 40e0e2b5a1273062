import type { Kysely } from 'kysely'
import type { Schema } from '#server/db/schema.ts'

/** The hash of the password that was made up for an account; it has that password as long as both are the same. */
export async function up({ schema }: Kysely<Schema>): Promise<void> {
  await schema.alterTable('users').addColumn('generated_password_hash', 'text').execute()
}
