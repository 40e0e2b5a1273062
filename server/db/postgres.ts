import { AsyncLocalStorage } from 'node:async_hooks'
import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import type { OpenedEngine } from './engine.ts'
import type { Schema } from './schema.ts'

const POOL_SIZE = 10
const CONNECT_TIMEOUT_MS = 5_000
/** Nobody waits longer for an answer: what holds a table or a row locked must not hold the whole site. */
const STATEMENT_TIMEOUT_MS = 10_000
const LOCK_TIMEOUT_MS = 5_000
/** A transaction whose process is gone, or hangs, gives up its locks. */
const IDLE_IN_TRANSACTION_TIMEOUT_MS = 15_000
/** By then the server would have refused: it, or the way to it, stands still. */
const ANSWER_TIMEOUT_MS = STATEMENT_TIMEOUT_MS + 2_000
/** Any number of ours: whoever starts takes the advisory lock of this key. */
const START_LOCK = 770_417

const INT8 = pg.types.builtins.INT8
const NUMERIC = pg.types.builtins.NUMERIC

/** Whole numbers arrive as text from `int8` and `count`; ours all fit a double. */
const types = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    return oid === INT8 || oid === NUMERIC ? Number : pg.types.getTypeParser(oid, format ?? 'text')
  },
} as pg.CustomTypesConfig

/** @param answerTimeoutMs after how long a connection that answers nothing is given up */
export function openPostgres(
  url: string,
  { answerTimeoutMs = ANSWER_TIMEOUT_MS }: { answerTimeoutMs?: number } = {},
): OpenedEngine {
  const unhurried = new AsyncLocalStorage<true>()
  const pool = new pg.Pool({
    connectionString: url,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    lock_timeout: LOCK_TIMEOUT_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_TIMEOUT_MS,
    keepAlive: true,
    types,
  })
  // An idle connection that the server ends raises 'error' on the pool; the next query opens a new one.
  pool.on('error', () => {})
  // One at work raises it on the client, too: the query under way tells of it.
  pool.on('connect', (client) => {
    client.on('error', () => {})
    giveUpWhenSilent(client, () => (unhurried.getStore() ? null : answerTimeoutMs))
  })
  return {
    engine: 'postgresql',
    kysely: new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) }),
    lockOut: async (transaction) => {
      // Whoever starts waits for whoever is starting, and migrations take their time.
      await sql`set local statement_timeout = 0`.execute(transaction)
      await sql`set local lock_timeout = 0`.execute(transaction)
      await sql`set local idle_in_transaction_session_timeout = 0`.execute(transaction)
      await sql`select pg_advisory_xact_lock(${START_LOCK})`.execute(transaction)
    },
    unhurried: (work) => unhurried.run(true, work),
    async close() {
      if (!pool.ending) await pool.end()
    },
  }
}

/** Ends a connection whose server does not answer in time, so that whoever waits is told and the next one gets another. */
function giveUpWhenSilent(client: pg.PoolClient, patience: () => number | null): void {
  const query = client.query.bind(client) as (...given: unknown[]) => unknown
  const queryInTime = (...given: unknown[]) => {
    const answer = query(...given)
    const milliseconds = patience()
    if (milliseconds === null || !(answer instanceof Promise)) return answer
    // Not `query_timeout` of the client: that leaves the connection to whoever comes next.
    const timer = setTimeout(() => void (client as pg.PoolClient & pg.Client).end(), milliseconds)
    const stop = () => clearTimeout(timer)
    answer.then(stop, stop)
    return answer
  }
  Object.assign(client, { query: queryInTime })
}
