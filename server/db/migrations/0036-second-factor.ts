import type { Kysely } from 'kysely'
import type { ColumnTypes } from '#server/db/column-types.ts'
import type { Schema } from '#server/db/schema.ts'

/** Codes of an authenticator app beside the password, and those on paper for the day it is lost. */
export async function up({ schema }: Kysely<Schema>, { idType }: ColumnTypes): Promise<void> {
  await schema.alterTable('users').addColumn('second_factor_at', 'bigint').execute()
  await schema
    .createTable('totp_secrets')
    .addColumn('user_id', idType, (column) => column.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('sealed_secret', 'text', (column) => column.notNull())
    .addColumn('used_step', 'bigint', (column) => column.notNull().defaultTo(0))
    .addColumn('failures', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('refused_until', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute()
  await schema
    .createTable('recovery_codes')
    .addColumn('user_id', idType, (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('code_hash', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('recovery_codes_key', ['user_id', 'code_hash'])
    .execute()
}
