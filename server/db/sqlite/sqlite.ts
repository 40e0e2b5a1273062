import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import SqliteConnection from 'better-sqlite3'
import { Kysely } from 'kysely'
import type { OpenedEngine } from '#server/db/engine.ts'
import type { Schema } from '#server/db/schema.ts'
import { durableSqliteDialect } from './dialect.ts'
import { isBusy } from './driver.ts'

/** The event loop stands still meanwhile; longer waiting is done between attempts. */
const BUSY_TIMEOUT_MS = 20
const START_TIMEOUT_MS = 10_000
const FULL = 2
/** Of pages in memory, where 2 MB are usual: with some ten thousand orders a third of each statement's time was reading them again. */
const CACHE_KB = 8_000
/** Of the log before they go into the file, where 1,000 are usual: what is written again and again is written there once. */
const LOG_PAGES = 4_000

/** Opens `frontland.db` in `dataDir`, made when missing, so that an acknowledged write survives power loss. */
export async function openSqlite(dataDir: string): Promise<OpenedEngine> {
  const connection = new SqliteConnection(join(dataDir, 'frontland.db'))
  connection.pragma(`busy_timeout = ${BUSY_TIMEOUT_MS}`)
  await switchToWal(connection)
  // better-sqlite3 reopens a WAL file at NORMAL, which loses acknowledged writes at power loss.
  connection.pragma('synchronous = FULL')
  connection.pragma('foreign_keys = ON')
  connection.pragma(`cache_size = -${CACHE_KB}`)
  connection.pragma(`wal_autocheckpoint = ${LOG_PAGES}`)
  assertDurable(connection)
  return {
    engine: 'sqlite',
    kysely: new Kysely<Schema>({ dialect: durableSqliteDialect(connection) }),
    lockOut: async () => {}, // `begin immediate` already did
    unhurried: (work) => work(), // nobody is asked who could be silent
    async close() {
      connection.close()
    },
  }
}

/** Waits for whoever is starting on the same file. SQLite itself does not: two that switch would wait for each other. */
async function switchToWal(connection: SqliteConnection.Database): Promise<void> {
  for (const deadline = Date.now() + START_TIMEOUT_MS; ; await wait(BUSY_TIMEOUT_MS))
    try {
      connection.pragma('journal_mode = WAL')
      return
    } catch (error) {
      if (isBusy(error) && Date.now() < deadline) continue
      connection.close()
      throw error
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
