import { type Kysely, sql } from 'kysely'
import type { ColumnTypes } from '#server/db/column-types.ts'
import type { Schema } from '#server/db/schema.ts'
import { CREATE_USER_TRIGRAMS } from './0006-many-users.ts'

/** A function named inside another is found wherever the index over it is built: a restored backup, PostgreSQL 17 and later. */
export async function up(db: Kysely<Schema>, { engine }: ColumnTypes): Promise<void> {
  if (engine === 'postgresql') await sql.raw(CREATE_USER_TRIGRAMS).execute(db)
}
