/** All rows of a site as they stood at one moment, read beside whoever goes on writing. */
import { join } from 'node:path'
import type { Engine } from '#server/db/engine.ts'
import { type Execute, keptTables, type Row, type Table, type TableReader } from './table.ts'

export type Snapshot = {
  engine: Engine
  /** What the schema has been through. */
  migrations: readonly string[]
  /** Each after the ones it refers to. */
  tables: readonly Table[]
  lastIds: Readonly<Record<string, number>>
  read(table: Table): AsyncIterable<Row[]>
  close(): Promise<void>
}

type OpenSnapshot = { engine: Engine; reader: TableReader; execute: Execute; close(): Promise<void> }

export async function openSnapshot(options: {
  databaseUrl?: string | undefined
  dataDir: string
}): Promise<Snapshot> {
  const opened = options.databaseUrl
    ? await openPostgres(options.databaseUrl)
    : await openSqlite(join(options.dataDir, 'frontland.db'))
  const { engine, reader, execute, close } = opened
  try {
    const found = keptTables(await reader.list())
    const migrations = await execute('select name from migrations order by name')
    return {
      engine,
      migrations: migrations.map(({ name }) => String(name)),
      tables: found.map(({ name, columns }) => ({ name, columns })),
      lastIds: await reader.lastIds(),
      read({ name }) {
        const table = found.find((one) => one.name === name)
        if (!table) throw new Error(`there is no table called ${name}`)
        return reader.read(table)
      },
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

async function openSqlite(file: string): Promise<OpenSnapshot> {
  const [{ default: Connection }, { createSqliteTableReader }] = await Promise.all([
    import('better-sqlite3'),
    import('./sqlite-tables.ts'),
  ])
  // A reader of its own: writers are not kept waiting, and what they write meanwhile is not seen.
  const connection = new Connection(file, { readonly: true, fileMustExist: true, timeout: 10_000 })
  connection.exec('begin')
  const execute: Execute = async (statement, parameters = []) =>
    connection.prepare(statement).all(...parameters) as Row[]
  return {
    engine: 'sqlite',
    execute,
    reader: createSqliteTableReader(execute),
    async close() {
      connection.close()
    },
  }
}

async function openPostgres(databaseUrl: string): Promise<OpenSnapshot> {
  const [{ default: pg }, { createPostgresTableReader }] = await Promise.all([
    import('pg'),
    import('./postgres-tables.ts'),
  ])
  const { INT8, NUMERIC } = pg.types.builtins
  const client = new pg.Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: 10_000,
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        oid === INT8 || oid === NUMERIC ? Number : pg.types.getTypeParser(oid, format ?? 'text'),
    } as import('pg').CustomTypesConfig,
  })
  client.on('error', () => {})
  await client.connect()
  await client.query('begin isolation level repeatable read read only')
  await client.query('set local statement_timeout = 0')
  await client.query('set local idle_in_transaction_session_timeout = 0')
  const execute: Execute = async (statement, parameters = []) =>
    (await client.query(statement, [...parameters])).rows as Row[]
  return {
    engine: 'postgresql',
    execute,
    reader: createPostgresTableReader(execute),
    close: () => client.end(),
  }
}
