/** How statements reach SQLite: one connection, used in turn, whose waiting for other programs stops nobody else. */
import { setImmediate as pass, setTimeout as wait } from 'node:timers/promises'
import type SqliteConnection from 'better-sqlite3'
import {
  CompiledQuery,
  type DatabaseConnection,
  DeleteQueryNode,
  type Driver,
  InsertQueryNode,
  type QueryResult,
  UpdateQueryNode,
} from 'kysely'
import { Caller, type StatementsOfCallers } from './caller.ts'
import { createStatementCache } from './statement-cache.ts'
import { type Asker, createTurns } from './turns.ts'

/** How long a change waits for another program to give the file free, and how often it looks. */
const BUSY_PATIENCE_MS = 10_000
const LOOK_AGAIN_MS = 20
/** For how long statements follow one another before whatever else there is to do has its turn, as promises alone never give way. */
const IN_A_ROW_MS = 10
/** For how long transactions join those before them: each commit waits for the disk, and whoever only reads waits for it. */
const JOINED_MS = 25

const ENDED = 'the transaction of this statement has ended'

const BEGIN = CompiledQuery.raw('begin immediate')
const COMMIT = CompiledQuery.raw('commit')
const ROLLBACK = CompiledQuery.raw('rollback')
const BEGIN_MEMBER = CompiledQuery.raw('savepoint member')
const END_MEMBER = CompiledQuery.raw('release member')
const ROLLBACK_MEMBER = CompiledQuery.raw('rollback to member')

/**
 * A transaction takes the write lock when it begins, so that it never fails half-way because another process wrote. While another
 * program holds the lock, the event loop goes on, and so does whoever only reads.
 *
 * Transactions that wait for one another are committed together (decision 0084): one that is done hands its turn to the next and is
 * told that it is kept when all of them are. Nobody else reads between, and what fails takes back its own changes alone.
 */
export class GroupingSqliteDriver implements Driver, StatementsOfCallers {
  readonly #connection: SqliteConnection.Database
  readonly #prepare: (text: string) => SqliteConnection.Statement
  readonly #turns = createTurns()
  readonly #unused: Caller[] = []
  /** Of transactions that are done, in the order of their turns, but not committed, and of those that have seen what these did. */
  readonly #unkept: { resolve(): void; reject(error: unknown): void }[] = []
  /** What took all back while a transaction was under way. */
  #endedBy: unknown
  #beganAt = 0
  #gaveWayAt = 0
  /** What the last look at a file said that another program holds, and until when nobody looks again. */
  #held: { error: unknown; until: number } | undefined

  constructor(connection: SqliteConnection.Database) {
    this.#connection = connection
    this.#prepare = createStatementCache(connection)
  }

  async init() {}

  async acquireConnection(): Promise<DatabaseConnection> {
    return this.#unused.pop() ?? new Caller(this)
  }

  async releaseConnection(caller: Caller) {
    if (caller.state === 'alone') this.#unused.push(caller)
  }

  async beginTransaction(caller: Caller) {
    await this.#inTurn('transaction', () => {
      if (this.#connection.inTransaction) return this.#run(BEGIN_MEMBER)
      // One looks for all: each look stops everything else for a while, and those who read wait behind all who look.
      if (this.#held && performance.now() < this.#held.until) throw this.#held.error
      this.#beganAt = performance.now()
      this.#endedBy = undefined
      return this.#run(BEGIN)
    })
    caller.state = 'inside'
  }

  async commitTransaction(caller: Caller) {
    if (this.#unkept.length > 0) this.#run(END_MEMBER)
    caller.state = 'done'
    const kept = this.#untilKept()
    this.#leave()
    return kept
  }

  /**
   * On a full disk SQLite has rolled back by itself: what went wrong is told then, not that nothing is left to undo. Who has seen what
   * others have done is told what it was refused for once that is kept.
   */
  async rollbackTransaction(caller: Caller) {
    // Whose commit failed has no turn any more.
    if (caller.state === 'done') return
    caller.state = 'done'
    let seen: Promise<void> | undefined
    try {
      if (this.#unkept.length > 0) {
        this.#run(ROLLBACK_MEMBER)
        this.#run(END_MEMBER)
        seen = this.#untilKept()
      } else if (this.#connection.inTransaction) this.#run(ROLLBACK)
    } catch (error) {
      this.#rollbackAll(error)
      throw error
    } finally {
      this.#leave()
    }
    await seen
  }

  /** A statement that changes something is a transaction of its own, as it would be by itself, but one that others join. */
  async runAlone<Row>(caller: Caller, query: CompiledQuery): Promise<QueryResult<Row>> {
    if (!isChange(query)) {
      const result = await this.#inTurn('statement', () => this.#run<Row>(query))
      this.#turns.give()
      return result
    }
    await this.beginTransaction(caller)
    try {
      const result = this.#run<Row>(query)
      await this.commitTransaction(caller)
      return result
    } catch (error) {
      await this.rollbackTransaction(caller)
      throw error
    } finally {
      caller.state = 'alone'
    }
  }

  async runInside<Row>(caller: Caller, query: CompiledQuery): Promise<QueryResult<Row>> {
    await this.#giveWay()
    if (caller.state === 'done') throw new Error(ENDED)
    if (!this.#connection.inTransaction) throw this.#endedBy ?? new Error(ENDED)
    return this.#run(query)
  }

  /** Runs what begins once it is the caller's turn, again and again while another program holds the file. The turn stays the caller's. */
  async #inTurn<T>(asker: Asker, run: () => T): Promise<T> {
    for (const deadline = Date.now() + BUSY_PATIENCE_MS; ; await wait(LOOK_AGAIN_MS)) {
      await this.#turns.take(asker)
      try {
        await this.#giveWay()
        return run()
      } catch (error) {
        this.#leave()
        if (!isBusy(error)) throw error
        if (error !== this.#held?.error) this.#held = { error, until: performance.now() + LOOK_AGAIN_MS }
        if (Date.now() >= deadline) throw error
      }
    }
  }

  async #giveWay(): Promise<void> {
    if (performance.now() - this.#gaveWayAt < IN_A_ROW_MS) return
    await pass()
    this.#gaveWayAt = performance.now()
  }

  /** Whoever is told at the end, in the order of their turns: all of them in the same way, so that none overtakes. */
  #untilKept(): Promise<void> {
    return new Promise((resolve, reject) => void this.#unkept.push({ resolve, reject }))
  }

  /** Ends the turn of a caller: what is done is joined by the next, or kept. */
  #leave(): void {
    if (this.#handOn()) return
    if (this.#unkept.length > 0) this.#commit()
    this.#turns.give()
  }

  /** Whether the turn went to a transaction that joins those before it. */
  #handOn(): boolean {
    const mayBeJoined = this.#connection.inTransaction && performance.now() - this.#beganAt < JOINED_MS
    return mayBeJoined && this.#turns.giveToTransaction()
  }

  /** Those whose changes it was are told how it ended. */
  #commit(): void {
    try {
      if (this.#endedBy !== undefined) throw this.#endedBy
      this.#run(COMMIT)
      for (const { resolve } of this.#unkept.splice(0)) resolve()
    } catch (error) {
      this.#rollbackAll(error)
    }
  }

  #run<Row>({ sql, parameters }: CompiledQuery): QueryResult<Row> {
    try {
      const statement = this.#prepare(sql)
      if (statement.reader) return { rows: statement.all(parameters) as Row[] }
      const { changes, lastInsertRowid } = statement.run(parameters)
      return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) }
    } catch (error) {
      if (!this.#connection.inTransaction) this.#rollbackAll(error)
      throw error
    }
  }

  async destroy() {
    this.#connection.close()
  }

  /** Nothing of the transactions that are together is kept, and all who were done are told why. */
  #rollbackAll(error: unknown) {
    this.#endedBy = error
    if (this.#connection.inTransaction) this.#connection.exec('rollback')
    for (const { reject } of this.#unkept.splice(0)) reject(error)
  }
}

/** What is written as text is left as it is: some of it, such as `vacuum`, is refused inside a transaction. */
const isChange = ({ query }: CompiledQuery) =>
  InsertQueryNode.is(query) || UpdateQueryNode.is(query) || DeleteQueryNode.is(query)

/** Whether somebody else holds the file. */
export const isBusy = (error: unknown) => String((error as { code?: unknown }).code).startsWith('SQLITE_BUSY')
