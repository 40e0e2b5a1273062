/** Puts other rows in the place of all that a database holds, in one transaction. */

import { sql } from 'kysely'
import { batchesOf } from '#server/db/batches.ts'
import type { Database } from '#server/db/database.ts'
import { migrate } from '#server/db/migrate.ts'
import { createTableSum, lineOfRow, type TableSum } from './row-sums.ts'
import { keptTables, type Row, type Table } from './table.ts'
import { tableReaderOf } from './table-reader-of.ts'

/** Fewer than either engine takes in one statement. */
const VALUES_AT_ONCE = 30_000

/** What a database is made anew of. */
export type RowSource = {
  /** The schema that the rows fit. */
  migrations: readonly string[]
  tables: readonly Table[]
  lastIds: Readonly<Record<string, number>>
  /** Some rows at a time, the tables in their order. */
  read(): AsyncIterable<{ table: Table; rows: Row[] }>
}

/**
 * Drops all there is, makes the schema of the source, writes its rows, and brings them to the schema of this program. What
 * `check` finds wrong with the rows as they were written, or `finish` throws, leaves the database as it was.
 */
export async function rebuildDatabase(
  database: Database,
  source: RowSource,
  {
    check,
    finish = async () => {},
  }: { check(sums: Record<string, TableSum>): void; finish?: () => Promise<void> },
): Promise<void> {
  const isSqlite = database.engine === 'sqlite'
  // SQLite takes it outside of transactions only; what refers to nothing is looked for at the end.
  if (isSqlite) await sql`pragma foreign_keys = off`.execute(database.query)
  try {
    await database.exclusive(async () => {
      await dropAll(database)
      await migrate(database, source.migrations)
      const putTriggersBack = await putTriggersAside(database)
      await emptyAll(database)
      for await (const { table, rows } of source.read()) await insertRows(database, table, rows)
      await setLastIds(database, source.lastIds)
      await putTriggersBack()
      check(await sumTables(database, source.tables))
      await migrate(database)
      if (isSqlite) await assertWhole(database)
      await finish()
    })
  } finally {
    if (isSqlite) await sql`pragma foreign_keys = on`.execute(database.query)
  }
}

/** What each of the tables comes to now. */
async function sumTables(database: Database, tables: readonly Table[]): Promise<Record<string, TableSum>> {
  const reader = tableReaderOf(database)
  const found = await reader.list()
  const sums: Record<string, TableSum> = {}
  for (const { name, columns } of tables) {
    const sum = createTableSum()
    const table = found.find((one) => one.name === name)
    if (table)
      for await (const rows of reader.read(table)) for (const row of rows) sum.add(lineOfRow(row, columns))
    sums[name] = sum.read()
  }
  return sums
}

/** Whether a database holds tables that are not ours. */
export async function holdsForeignTables(database: Database): Promise<boolean> {
  const names = (await tableReaderOf(database).list()).map(({ name }) => name)
  return names.length > 0 && !names.includes('migrations')
}

/** Whether nothing has ever been put into a database. */
export const isEmptyDatabase = async (database: Database): Promise<boolean> =>
  (await tableReaderOf(database).list()).length === 0

/** Whether a site has been started with a database. */
export async function holdsSite({ query }: Database): Promise<boolean> {
  const { rows } = await sql`select id from users limit 1`
    .execute(query)
    // Nothing has been started here yet.
    .catch(() => ({ rows: [] }))
  return rows.length > 0
}

async function dropAll(database: Database): Promise<void> {
  const { query } = database
  if (database.engine === 'postgresql') {
    for (const { name } of await tableReaderOf(database).list())
      await sql`drop table ${sql.table(name)} cascade`.execute(query)
    const { rows } = await sql<{ signature: string }>`select p.oid::regprocedure::text as signature
      from pg_proc p where p.pronamespace = current_schema()::regnamespace
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`.execute(query)
    for (const { signature } of rows)
      await sql`drop function if exists ${sql.raw(signature)} cascade`.execute(query)
    return
  }
  const { rows } = await sql<{ name: string }>`select name from sqlite_master where type = 'table'
    and name not like 'sqlite\\_%' escape '\\' order by sql like 'create virtual%' desc`.execute(query)
  // With a virtual table those go that it keeps its index in.
  for (const { name } of rows) await sql`drop table if exists ${sql.table(name)}`.execute(query)
}

/** What triggers would write is among the rows already; what an index without rows of its own holds is made anew. */
async function putTriggersAside(database: Database): Promise<() => Promise<void>> {
  const { query } = database
  if (database.engine === 'postgresql') {
    const tables = await tableReaderOf(database).list()
    const turn = async (state: 'disable' | 'enable') => {
      for (const { name } of tables)
        await sql`alter table ${sql.table(name)} ${sql.raw(state)} trigger user`.execute(query)
    }
    await turn('disable')
    return () => turn('enable')
  }
  const { rows: triggers } = await sql<{ name: string; sql: string }>`select name, sql from sqlite_master
    where type = 'trigger'`.execute(query)
  for (const { name } of triggers) await sql`drop trigger ${sql.table(name)}`.execute(query)
  return async () => {
    for (const trigger of triggers) await sql.raw(trigger.sql).execute(query)
    const { rows: indexes } = await sql<{ name: string }>`select name from sqlite_master
      where sql like 'create virtual table%using fts5%'`.execute(query)
    for (const { name } of indexes)
      await sql`insert into ${sql.table(name)} (${sql.ref(name)}) values ('rebuild')`.execute(query)
  }
}

/** Takes away what migrations have written into new tables. */
async function emptyAll(database: Database): Promise<void> {
  const tables = keptTables(await tableReaderOf(database).list()).reverse()
  for (const { name } of tables) await sql`delete from ${sql.table(name)}`.execute(database.query)
}

async function insertRows(database: Database, table: Table, rows: readonly Row[]): Promise<void> {
  const { name, columns } = table
  const atOnce = Math.max(1, Math.floor(VALUES_AT_ONCE / columns.length))
  const given = database.engine === 'sqlite' ? sql`` : sql`overriding system value`
  for (const some of batchesOf(rows, atOnce)) {
    const values = some.map((row) => sql`(${sql.join(columns.map((column) => row[column] ?? null))})`)
    await sql`insert into ${sql.table(name)} (${sql.join(columns.map((column) => sql.ref(column)))})
      ${given} values ${sql.join(values)}`.execute(database.query)
  }
}

/** No number is given out twice, also not one whose row had gone. */
async function setLastIds(database: Database, lastIds: RowSource['lastIds']): Promise<void> {
  for (const [table, last] of Object.entries(lastIds))
    if (database.engine === 'sqlite') {
      await sql`delete from sqlite_sequence where name = ${table}`.execute(database.query)
      await sql`insert into sqlite_sequence (name, seq) values (${table}, ${last})`.execute(database.query)
    } else if (last > 0)
      await sql`select setval(pg_get_serial_sequence(${table}, 'id'), ${last})`.execute(database.query)
}

async function assertWhole(database: Database): Promise<void> {
  const { rows } = await sql<{ table: string }>`pragma foreign_key_check`.execute(database.query)
  if (rows.length > 0) throw new Error(`rows of ${rows[0]?.table} refer to what is not there`)
}
