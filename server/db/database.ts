/** One handle to the database for every store, whichever engine is behind it. */
import { AsyncLocalStorage } from 'node:async_hooks'
import type { CompiledQuery, Kysely } from 'kysely'
import { holding } from '#server/lib/concurrency/holding.ts'
import { makePrivateFolder } from '#server/lib/files/private-folder.ts'
import type { Engine } from './engine.ts'
import type { Schema } from './schema.ts'

/** More than that and something else is wrong. */
const REPEATS = 3

export type Repeatable = { isRepeatable?: boolean }

export type Database = {
  engine: Engine
  /** The query builder: of the transaction around the caller when there is one, else of the database. */
  readonly query: Kysely<Schema>
  /** Runs a query compiled beforehand with its parameters, for the few that run with every request. */
  run<Row>(query: CompiledQuery<Row>, parameters: readonly unknown[]): Promise<Row[]>
  /**
   * Runs `work` in one transaction: all of its writes are kept, or none when it throws. Called inside another
   * transaction it joins that one. Never await the network in it: the embedded engine has one writer. `isRepeatable`: it changes
   * nothing but the database, so that it is done once more where PostgreSQL has broken it off, as two waited for each other.
   */
  transaction<T>(work: () => Promise<T>, options?: Repeatable): Promise<T>
  /** Runs `work` once the transaction around the caller is kept, at once where there is none; never when it is not kept. */
  afterCommit(work: () => void): void
  /** Like `transaction`, and no other process is inside one at the same time. For migrations and seeds. */
  exclusive<T>(work: () => Promise<T>): Promise<T>
  /** Throws when the database does not answer. */
  ping(): Promise<void>
  close(): Promise<void>
}

/**
 * Opens PostgreSQL when `databaseUrl` is given, else the SQLite file in `dataDir`; the driver of the other one is not loaded.
 * @throws when SQLite cannot promise durability (WAL with `synchronous=FULL`)
 */
export async function openDatabase(options: {
  databaseUrl?: string | undefined
  dataDir: string
}): Promise<Database> {
  makePrivateFolder(options.dataDir)
  const { engine, kysely, lockOut, unhurried, close } = options.databaseUrl
    ? (await import('./postgres.ts')).openPostgres(options.databaseUrl)
    : await (await import('./sqlite/sqlite.ts')).openSqlite(options.dataDir)
  const current = new AsyncLocalStorage<{ query: Kysely<Schema>; afterwards: (() => void)[] }>()

  const database: Database = {
    engine,
    get query() {
      return current.getStore()?.query ?? kysely
    },
    async run<Row>(query: CompiledQuery<Row>, parameters: readonly unknown[]) {
      return (await database.query.executeQuery<Row>({ ...query, parameters })).rows
    },
    async transaction(work, { isRepeatable = false } = {}) {
      if (current.getStore()) return work()
      const { result, afterwards } = await keep(work, isRepeatable ? REPEATS : 0)
      for (const run of afterwards) run()
      return result
    },
    afterCommit(work) {
      const transaction = current.getStore()
      if (transaction) transaction.afterwards.push(work)
      else work()
    },
    exclusive(work) {
      return unhurried(() =>
        database.transaction(async () => {
          await lockOut(database.query)
          return work()
        }),
      )
    },
    async ping() {
      await kysely.selectFrom('seeds').select('name').limit(1).execute()
    },
    close,
  }
  return database

  /** What is to be done afterwards is begun anew with the work, and done by nobody who would do the work again. */
  async function keep<T>(work: () => Promise<T>, repeats: number) {
    for (let left = repeats; ; left--) {
      const afterwards: (() => void)[] = []
      try {
        const result = await kysely
          .transaction()
          .execute((query) => holding(() => current.run({ query, afterwards }, work)))
        return { result, afterwards }
      } catch (error) {
        if (left === 0 || !isDeadlock(error)) throw error
      }
    }
  }
}

/** https://www.postgresql.org/docs/current/errcodes-appendix.html, `deadlock_detected` */
const isDeadlock = (error: unknown) => error instanceof Error && 'code' in error && error.code === '40P01'
