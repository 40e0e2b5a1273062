import type { Kysely } from 'kysely'
import type { Schema } from './schema.ts'

export type Engine = 'sqlite' | 'postgresql'

/** What an engine brings: its Kysely, and how to shut other processes out inside a transaction. */
export type OpenedEngine = {
  engine: Engine
  kysely: Kysely<Schema>
  lockOut(transaction: Kysely<Schema>): Promise<void>
  /** Runs `work` without a limit on how long an answer of the database may take. */
  unhurried<T>(work: () => Promise<T>): Promise<T>
  /** Closes what was opened, as Kysely closes only what it has used; a second call does nothing. */
  close(): Promise<void>
}
