import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import SqliteConnection from 'better-sqlite3'
import { CompiledQuery, type DatabaseConnection, Kysely, SqliteDialect, SqliteDriver } from 'kysely'
import type { OpenedEngine } from './database.ts'
import type { Schema } from './schema.ts'

const BUSY_TIMEOUT_MS = 10_000
const FULL = 2

/** A transaction takes the write lock when it begins, so that it never fails half-way because another process wrote. */
class ImmediateSqliteDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }
}

class DurableSqliteDialect extends SqliteDialect {
  readonly #connection: SqliteConnection.Database

  constructor(connection: SqliteConnection.Database) {
    super({ database: connection })
    this.#connection = connection
  }

  override createDriver() {
    return new ImmediateSqliteDriver({ database: this.#connection })
  }
}

/** Opens `frontland.db` in `dataDir`, made when missing, so that an acknowledged write survives power loss. */
export function openSqlite(dataDir: string): OpenedEngine {
  mkdirSync(dataDir, { recursive: true })
  const connection = new SqliteConnection(join(dataDir, 'frontland.db'))
  connection.pragma(`busy_timeout = ${BUSY_TIMEOUT_MS}`)
  connection.pragma('journal_mode = WAL')
  // better-sqlite3 reopens a WAL file at NORMAL, which loses acknowledged writes at power loss.
  connection.pragma('synchronous = FULL')
  connection.pragma('foreign_keys = ON')
  assertDurable(connection)
  return {
    engine: 'sqlite',
    kysely: new Kysely<Schema>({ dialect: new DurableSqliteDialect(connection) }),
    lockOut: async () => {}, // `begin immediate` already did
  }
}

function assertDurable(connection: SqliteConnection.Database) {
  const journal = connection.pragma('journal_mode', { simple: true })
  const synchronous = connection.pragma('synchronous', { simple: true })
  if (journal !== 'wal' || synchronous !== FULL)
    throw new Error(
      `SQLite must run with journal_mode=wal and synchronous=2, but has ${journal} and ${synchronous}. ` +
        'Is DATA_DIR on a network file system? Use a local disk, or PostgreSQL through DATABASE_URL.',
    )
}
