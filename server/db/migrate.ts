import { type Kysely, sql } from 'kysely'
import { type ColumnTypes, columnTypesOf } from './column-types.ts'
import type { Database } from './database.ts'
import { createFirstTables } from './migrations/0001-first-tables.ts'
import { createGameStatusTables } from './migrations/0002-game-status.ts'
import { createStaffTools } from './migrations/0003-staff-tools.ts'
import { createLauncherReleases } from './migrations/0004-launcher-releases.ts'
import { createMaintenanceWindows } from './migrations/0005-maintenance-windows.ts'
import { prepareForManyUsers } from './migrations/0006-many-users.ts'
import { foldFeedback } from './migrations/0007-feedback-search.ts'
import { createPasswordReset } from './migrations/0008-password-reset.ts'
import { bindUserTrigrams } from './migrations/0009-functions-find-each-other.ts'
import type { Schema } from './schema.ts'

type Migration = (query: Kysely<Schema>, types: ColumnTypes) => Promise<void>

/** In order, forward only. A migration that has been released is never edited: write the next one. */
const MIGRATIONS: Record<string, Migration> = {
  '0001-first-tables': createFirstTables,
  '0002-game-status': createGameStatusTables,
  '0003-staff-tools': createStaffTools,
  '0004-launcher-releases': createLauncherReleases,
  '0005-maintenance-windows': createMaintenanceWindows,
  '0006-many-users': prepareForManyUsers,
  '0007-feedback-search': foldFeedback,
  '0008-password-reset': createPasswordReset,
  '0009-functions-find-each-other': bindUserTrigrams,
}

/**
 * Brings the database to the newest schema. Call it inside `database.exclusive`, so that processes starting
 * together wait for one another.
 * @throws when the database is newer than this program
 */
export async function migrate(database: Database): Promise<void> {
  const query = database.query
  await sql`create table if not exists migrations (name text primary key, at bigint not null)`.execute(query)
  const { rows } = await sql<{ name: string }>`select name from migrations`.execute(query)
  const done = new Set(rows.map((row) => row.name))
  const unknown = [...done].filter((name) => !(name in MIGRATIONS))
  if (unknown.length > 0)
    throw new Error(
      `The database is newer than this program: it has ${unknown.join(', ')}. Update FrontLand.`,
    )
  for (const [name, run] of Object.entries(MIGRATIONS)) {
    if (done.has(name)) continue
    await run(query, columnTypesOf(database.engine))
    await sql`insert into migrations (name, at) values (${name}, ${Date.now()})`.execute(query)
  }
}
