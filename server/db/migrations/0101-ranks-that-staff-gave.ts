import { type Kysely, sql } from 'kysely'
import type { ColumnTypes } from '#server/db/column-types.ts'
import type { Schema } from '#server/db/schema.ts'

/** A rank is what staff gave, Private too, and null where they gave none. Nothing that a profile shows changes by that. */
export async function up(db: Kysely<Schema>, { engine }: ColumnTypes): Promise<void> {
  if (engine === 'sqlite') return inSqlite(db)
  for (const statement of POSTGRESQL) await sql.raw(statement).execute(db)
}

const POSTGRESQL = [
  'alter table users disable trigger users_stamped',
  'alter table users alter column rank drop not null, alter column rank drop default',
  "update users set rank = null where rank = 'private'",
  'alter table users enable trigger users_stamped',
]

/** A column keeps what it was declared with: another takes its place. */
async function inSqlite(db: Kysely<Schema>): Promise<void> {
  const { rows } = await sql<{
    sql: string
  }>`select sql from sqlite_master where name = 'users_stamped'`.execute(db)
  const statements = [
    'drop trigger users_stamped',
    'alter table users add column given_rank text',
    "update users set given_rank = rank where rank <> 'private'",
    'alter table users drop column rank',
    'alter table users rename column given_rank to rank',
    ...rows.map((trigger) => trigger.sql),
  ]
  for (const statement of statements) await sql.raw(statement).execute(db)
}
