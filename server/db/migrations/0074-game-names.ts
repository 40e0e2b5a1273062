import { type Kysely, sql } from 'kysely'
import type { ColumnTypes } from '#server/db/column-types.ts'
import type { Schema } from '#server/db/schema.ts'

/** What accounts are called in the games, the codes that prove it, and commands that nobody but the game reads. */
export async function up(db: Kysely<Schema>, { id, idType }: ColumnTypes): Promise<void> {
  const { schema } = db
  await schema
    .createTable('game_names')
    .addColumn('id', idType, id)
    .addColumn('user_id', idType, (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('name_folded', 'text', (column) => column.notNull())
    .addColumn('uuid', 'text')
    .addColumn('confirmed_at', 'bigint', (column) => column.notNull())
    .addColumn('ended_at', 'bigint')
    .addColumn('frozen_at', 'bigint')
    .execute()
  await schema.createIndex('game_names_user_id_index').on('game_names').column('user_id').execute()
  for (const [name, columns] of [
    ['game_names_name_folded_held', 'name_folded, game'],
    ['game_names_user_id_held', 'user_id, game'],
  ])
    await sql.raw(`create unique index ${name} on game_names (${columns}) where ended_at is null`).execute(db)
  await schema.alterTable('deliveries').addColumn('private_command', 'text').execute()
  await schema
    .createTable('game_name_codes')
    .addColumn('id', idType, id)
    .addColumn('user_id', idType, (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('name', 'text')
    .addColumn('code_hash', 'text', (column) => column.notNull().unique())
    .addColumn('tries', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('deliveries', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('game_name_codes_of_user', ['user_id', 'game'])
    .execute()
  await schema
    .createIndex('game_name_codes_expires_at_index')
    .on('game_name_codes')
    .column('expires_at')
    .execute()
}
