import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import SqliteConnection from 'better-sqlite3'
import {
  CompiledQuery,
  type DatabaseConnection,
  Kysely,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
  type SqliteStatement,
} from 'kysely'
import type { OpenedEngine } from './engine.ts'
import type { Schema } from './schema.ts'

const BUSY_TIMEOUT_MS = 10_000
const FULL = 2
const STATEMENTS_KEPT = 300

/** A transaction takes the write lock when it begins, so that it never fails half-way because another process wrote. */
class ImmediateSqliteDriver extends SqliteDriver {
  readonly #connection: SqliteConnection.Database

  constructor(database: SqliteDatabase, connection: SqliteConnection.Database) {
    super({ database })
    this.#connection = connection
  }

  override async beginTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }

  /** On a full disk SQLite has rolled back by itself: what went wrong is told then, not that nothing is left to undo. */
  override async rollbackTransaction(connection: DatabaseConnection) {
    if (this.#connection.inTransaction) await super.rollbackTransaction(connection)
  }
}

class DurableSqliteDialect extends SqliteDialect {
  readonly #connection: SqliteConnection.Database
  readonly #database: SqliteDatabase

  constructor(connection: SqliteConnection.Database) {
    const database = withStatementCache(connection)
    super({ database })
    this.#connection = connection
    this.#database = database
  }

  override createDriver() {
    return new ImmediateSqliteDriver(this.#database, this.#connection)
  }
}

/** Keeps the statements used last: preparing one costs more than most of our queries take to run. */
function withStatementCache(connection: SqliteConnection.Database): SqliteDatabase {
  const statements = new Map<string, SqliteStatement>()
  return {
    prepare(sql) {
      const statement = statements.get(sql) ?? (connection.prepare(sql) as SqliteStatement)
      statements.delete(sql)
      statements.set(sql, statement)
      if (statements.size > STATEMENTS_KEPT) statements.delete(statements.keys().next().value ?? '')
      return statement
    },
    close: () => connection.close(),
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
    async close() {
      connection.close()
    },
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
