import { sql } from 'kysely'
import { vi } from 'vitest'
import type { Database } from '#server/db/database.ts'

const PATIENCE_MS = 10_000
const LOOK_EVERY_MS = 2

/** Waits until `check` throws no more, as an `expect` does: what is under way takes its time on a busy machine. Gives what it gives. */
export const until = <Found>(check: () => Found | Promise<Found>): Promise<Found> =>
  vi.waitFor(check, { timeout: PATIENCE_MS, interval: LOOK_EVERY_MS })

/** Waits until somebody waits for what another transaction holds; the embedded engine has one writer, whom everybody waits for. */
export async function somebodyWaits(database: Database): Promise<void> {
  if (database.engine === 'sqlite') return
  await until(async () => {
    const { rows } = await sql`select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(database.query)
    if (rows.length === 0) throw new Error('nobody waits')
  })
}
