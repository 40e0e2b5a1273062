import { sql } from 'kysely'
import type { Database } from '#server/db/database.ts'

/** Milliseconds by the one clock that all processes share. Only PostgreSQL is asked for it. */
const NOW = sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`

export type CallCountsStore = ReturnType<typeof createCallCountsStore>
export function createCallCountsStore(database: Database) {
  return {
    /** One more call of a caller, and how many of its window there have been; a window that is over begins anew. */
    async count(counter: string, windowMs: number): Promise<{ calls: number; endsInMs: number }> {
      const { rows } = await sql<{ calls: number; ends_in: number }>`
        insert into call_counts as known (counter, calls, ends_at) values (${counter}, 1, ${NOW} + ${windowMs}::bigint)
        on conflict (counter) do update set
          calls = case when known.ends_at <= ${NOW} then 1 else known.calls + 1 end,
          ends_at = case when known.ends_at <= ${NOW} then excluded.ends_at else known.ends_at end
        returning calls, ends_at - ${NOW} as ends_in`.execute(database.query)
      const row = rows[0] as { calls: number; ends_in: number }
      return { calls: row.calls, endsInMs: row.ends_in }
    },

    async forgetOld(): Promise<void> {
      await database.query.deleteFrom('call_counts').where('ends_at', '<=', NOW).execute()
    },
  }
}
