import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import { type ColumnTypes, columnTypesOf } from './column-types.ts'
import type { Database } from './database.ts'
import type { Schema } from './schema.ts'

type Migration = { up: (query: Kysely<Schema>, types: ColumnTypes) => Promise<void> }

/**
 * The names of all migrations that this program has, in the order of their numbers, forward only. One that has been released
 * is never edited: write the next one.
 */
export async function listMigrations(): Promise<string[]> {
  const files = await readdir(join(import.meta.dirname, 'migrations'))
  return files.map((file) => file.replace(/\.ts$/, '')).sort()
}

/**
 * What the program or the database has alone: migrations that the database is to go through, and those of a newer program.
 * Throws when the database is not one of ours yet.
 */
export async function compareMigrations(
  { query }: Pick<Database, 'query'>,
  known: readonly string[],
): Promise<{ missing: string[]; unknown: string[] }> {
  const { rows } = await sql<{ name: string }>`select name from migrations order by name`.execute(query)
  const done = rows.map(({ name }) => name)
  return {
    missing: known.filter((name) => !done.includes(name)),
    unknown: done.filter((name) => !known.includes(name)),
  }
}

/**
 * Brings the database to the newest schema. Call it inside `database.exclusive`, so that processes starting
 * together wait for one another. Given `names` it goes through those alone, as an older program did.
 * @throws when the database is newer than this program
 */
export async function migrate(database: Database, names?: readonly string[]): Promise<void> {
  const query = database.query
  await sql`create table if not exists migrations (name text primary key, at bigint not null)`.execute(query)
  const { missing, unknown } = await compareMigrations(database, await listMigrations())
  if (unknown.length > 0)
    throw new Error(
      `The database is newer than this program: it has ${unknown.join(', ')}. Update FrontLand.`,
    )
  for (const name of missing) {
    if (names?.includes(name) === false) continue
    // Only those that are missing are read: a program keeps what it has read.
    const { up } = (await import(`./migrations/${name}.ts`)) as Migration
    await up(query, columnTypesOf(database.engine))
    await sql`insert into migrations (name, at) values (${name}, ${Date.now()})`.execute(query)
  }
}
