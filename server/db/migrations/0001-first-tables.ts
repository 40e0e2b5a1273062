import type { ColumnDefinitionBuilder, Kysely } from 'kysely'
import type { ColumnTypes } from '#server/db/column-types.ts'
import type { Schema } from '#server/db/schema.ts'

const required = (column: ColumnDefinitionBuilder) => column.notNull()
const zero = (column: ColumnDefinitionBuilder) => column.notNull().defaultTo(0)
const one = (column: ColumnDefinitionBuilder) => column.notNull().defaultTo(1)
const ofUser = (column: ColumnDefinitionBuilder) =>
  column.notNull().references('users.id').onDelete('cascade')

export async function up(db: Kysely<Schema>, { id, idType }: ColumnTypes): Promise<void> {
  const { schema } = db

  await schema
    .createTable('users')
    .addColumn('id', idType, id)
    .addColumn('username', 'text', required)
    .addColumn('username_folded', 'text', required)
    .addColumn('email', 'text', required)
    .addColumn('email_folded', 'text', required)
    .addColumn('password_hash', 'text', required)
    .addColumn('discord_username', 'text')
    .addColumn('email_verified_at', 'bigint')
    .addColumn('language', 'text', required)
    .addColumn('balance_kopecks', 'bigint', zero)
    .addColumn('landcoins', 'bigint', zero)
    .addColumn('level', 'integer', one)
    .addColumn('rank', 'text', (column) => column.notNull().defaultTo('private'))
    .addColumn('skin', 'text')
    .addColumn('playtime_minutes', 'bigint', zero)
    .addColumn('kills', 'bigint', zero)
    .addColumn('deaths', 'bigint', zero)
    .addColumn('created_at', 'bigint', required)
    .addColumn('version', 'integer', one)
    .execute()
  await uniqueIndex('users', 'username_folded')
  await uniqueIndex('users', 'email_folded')
  await index('users', 'created_at')

  await schema
    .createTable('sessions')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'bigint', ofUser)
    .addColumn('remembered', 'integer', required)
    .addColumn('created_at', 'bigint', required)
    .addColumn('used_at', 'bigint', required)
    .addColumn('expires_at', 'bigint', required)
    .execute()
  await index('sessions', 'user_id')
  await index('sessions', 'expires_at')

  await schema
    .createTable('roles')
    .addColumn('id', idType, id)
    .addColumn('name', 'text', required)
    .addColumn('name_folded', 'text', required)
    .addColumn('permissions', 'text', required)
    .addColumn('version', 'integer', one)
    .execute()
  await uniqueIndex('roles', 'name_folded')

  await schema
    .createTable('user_roles')
    .addColumn('user_id', 'bigint', ofUser)
    .addColumn('role_id', 'bigint', (column) => column.notNull().references('roles.id').onDelete('cascade'))
    .addPrimaryKeyConstraint('user_roles_pk', ['user_id', 'role_id'])
    .execute()
  await index('user_roles', 'role_id')

  await schema
    .createTable('verification_tokens')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'bigint', ofUser)
    .addColumn('expires_at', 'bigint', required)
    .execute()
  await index('verification_tokens', 'user_id')

  await schema
    .createTable('pending_mail')
    .addColumn('id', idType, id)
    .addColumn('kind', 'text', required)
    .addColumn('user_id', 'bigint', ofUser)
    .addColumn('attempts', 'integer', zero)
    .addColumn('next_attempt_at', 'bigint', required)
    .addColumn('created_at', 'bigint', required)
    .execute()
  await index('pending_mail', 'next_attempt_at')
  await index('pending_mail', 'user_id')

  await schema
    .createTable('achievements')
    .addColumn('user_id', 'bigint', ofUser)
    .addColumn('key', 'text', required)
    .addColumn('unlocked_at', 'bigint', required)
    .addPrimaryKeyConstraint('achievements_pk', ['user_id', 'key'])
    .execute()

  await schema
    .createTable('transactions')
    .addColumn('id', idType, id)
    .addColumn('user_id', 'bigint', ofUser)
    .addColumn('created_at', 'bigint', required)
    .addColumn('currency', 'text', required)
    .addColumn('amount', 'bigint', required)
    .addColumn('description', 'text', required)
    .execute()
  await index('transactions', 'user_id')

  await schema
    .createTable('news')
    .addColumn('id', idType, id)
    .addColumn('title_ru', 'text', required)
    .addColumn('title_en', 'text', required)
    .addColumn('description_ru', 'text', required)
    .addColumn('description_en', 'text', required)
    .addColumn('image_ru', 'text')
    .addColumn('image_en', 'text')
    .addColumn('image_global', 'text')
    .addColumn('published_at', 'bigint', required)
    .addColumn('version', 'integer', one)
    .execute()
  await index('news', 'published_at')

  await schema
    .createTable('feedback')
    .addColumn('id', idType, id)
    .addColumn('user_id', 'bigint', (column) => column.references('users.id').onDelete('set null'))
    .addColumn('message', 'text', required)
    .addColumn('created_at', 'bigint', required)
    .execute()
  await index('feedback', 'user_id')

  await schema
    .createTable('game_servers')
    .addColumn('id', idType, id)
    .addColumn('name_server', 'text', required)
    .addColumn('type', 'text', required)
    .addColumn('ip', 'text', required)
    .addColumn('description_ru', 'text', required)
    .addColumn('description_en', 'text', required)
    .addColumn('difficulty', 'text', required)
    .addColumn('features_ru', 'text', required)
    .addColumn('features_en', 'text', required)
    .addColumn('icon', 'text', required)
    .addColumn('uptime', 'text', required)
    .addColumn('players', 'text', required)
    .addColumn('position', 'integer', required)
    .addColumn('version', 'integer', one)
    .execute()

  await schema
    .createTable('audit_log')
    .addColumn('id', idType, id)
    .addColumn('at', 'bigint', required)
    .addColumn('actor_id', 'bigint', (column) => column.references('users.id').onDelete('set null'))
    .addColumn('action', 'text', required)
    .addColumn('noun', 'text', required)
    .addColumn('noun_id', 'bigint', required)
    .addColumn('before', 'text')
    .addColumn('after', 'text')
    .execute()
  await index('audit_log', 'actor_id')
  await schema
    .createIndex('audit_log_noun_noun_id_index')
    .on('audit_log')
    .columns(['noun', 'noun_id'])
    .execute()

  await schema
    .createTable('seeds')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('at', 'bigint', required)
    .execute()

  await schema
    .createTable('content_versions')
    .addColumn('topic', 'text', (column) => column.primaryKey())
    .addColumn('version', 'bigint', required)
    .execute()

  function index(table: keyof Schema, column: string) {
    return schema.createIndex(`${table}_${column}_index`).on(table).column(column).execute()
  }
  function uniqueIndex(table: keyof Schema, column: string) {
    return schema.createIndex(`${table}_${column}_unique`).unique().on(table).column(column).execute()
  }
}
