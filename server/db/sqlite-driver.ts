/** How statements reach SQLite: one connection, used in turn, whose waiting for other programs stops nobody else. */
import { setImmediate as pass, setTimeout as wait } from 'node:timers/promises'
import type SqliteConnection from 'better-sqlite3'
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
  type SqliteStatement,
} from 'kysely'

/** How long a change waits for another program to give the file free, and how often it looks. */
const BUSY_PATIENCE_MS = 10_000
const LOOK_AGAIN_MS = 20
const STATEMENTS_KEPT = 300
/** For how long statements follow one another before whatever else there is to do has its turn: promises alone never give way. */
const IN_A_ROW_MS = 10

/** Turns are taken here, so that whoever waits for another program can give up its own. */
class InTurnAdapter extends SqliteAdapter {
  override get supportsMultipleConnections() {
    return true
  }
}

/**
 * A transaction takes the write lock when it begins, so that it never fails half-way because another process wrote. While another
 * program holds the lock, the event loop goes on, and so does whoever only reads.
 */
class PatientSqliteDriver extends SqliteDriver {
  readonly #connection: SqliteConnection.Database
  readonly #turns = createTurns()
  #patient: DatabaseConnection | undefined
  #gaveWayAt = 0

  constructor(database: SqliteDatabase, connection: SqliteConnection.Database) {
    super({ database })
    this.#connection = connection
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    await this.#turns.take()
    this.#patient ??= this.#makePatient(await super.acquireConnection())
    return this.#patient
  }

  override async releaseConnection() {
    this.#turns.give()
  }

  override async beginTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }

  /** On a full disk SQLite has rolled back by itself: what went wrong is told then, not that nothing is left to undo. */
  override async rollbackTransaction(connection: DatabaseConnection) {
    if (this.#connection.inTransaction) await super.rollbackTransaction(connection)
  }

  #makePatient(connection: DatabaseConnection): DatabaseConnection {
    return {
      executeQuery: async (query, options) => {
        await this.#giveWay()
        return this.#whileBusy(() => connection.executeQuery(query, options))
      },
      streamQuery: (query, chunkSize, options) => connection.streamQuery(query, chunkSize, options),
    }
  }

  async #giveWay(): Promise<void> {
    if (performance.now() - this.#gaveWayAt < IN_A_ROW_MS) return
    await pass()
    this.#gaveWayAt = performance.now()
  }

  /** Only what begins is tried again: inside a transaction the lock is ours. */
  async #whileBusy<T>(run: () => Promise<T>): Promise<T> {
    for (const deadline = Date.now() + BUSY_PATIENCE_MS; ; ) {
      const isBeginning = !this.#connection.inTransaction
      try {
        return await run()
      } catch (error) {
        if (!isBeginning || !isBusy(error) || Date.now() >= deadline) throw error
      }
      this.#turns.give()
      await wait(LOOK_AGAIN_MS)
      await this.#turns.take()
    }
  }
}

/** Whether somebody else holds the file. */
export const isBusy = (error: unknown) => String((error as { code?: unknown }).code).startsWith('SQLITE_BUSY')

/** One at a time, in the order of asking. */
function createTurns() {
  const waiting: (() => void)[] = []
  let isTaken = false
  return {
    take(): Promise<void> | void {
      if (isTaken) return new Promise((resolve) => void waiting.push(resolve))
      isTaken = true
    },
    give(): void {
      const next = waiting.shift()
      if (next) next()
      else isTaken = false
    },
  }
}

export class DurableSqliteDialect extends SqliteDialect {
  readonly #connection: SqliteConnection.Database
  readonly #database: SqliteDatabase

  constructor(connection: SqliteConnection.Database) {
    const database = withStatementCache(connection)
    super({ database })
    this.#connection = connection
    this.#database = database
  }

  override createDriver(): Driver {
    return new PatientSqliteDriver(this.#database, this.#connection)
  }

  override createAdapter() {
    return new InTurnAdapter()
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
