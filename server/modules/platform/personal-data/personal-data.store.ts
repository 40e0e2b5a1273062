import { sql } from 'kysely'
import type { Database } from '#server/db/database.ts'
import type { PersonalTable } from '#server/lib/personal-data.ts'

const ROWS_AT_ONCE = 200

export type PersonalDataStore = ReturnType<typeof createPersonalDataStore>
export function createPersonalDataStore(database: Database) {
  return {
    /** The rows of an account in one table, some at a time; nothing where no column leads to it. */
    async *read(
      { table, account, where, key }: PersonalTable,
      columns: readonly string[],
      userId: number,
    ): AsyncIterable<Record<string, unknown>[]> {
      if (account === null) return
      const wanted = sql.join(
        [...new Set([...columns, ...(key === null ? [] : [key])])].map((column) => sql.ref(column)),
      )
      const others = Object.entries(where).map(([column, value]) => sql`and ${sql.ref(column)} = ${value}`)
      let after: unknown
      for (;;) {
        const isFirst = after === undefined
        const { rows } = await sql<Record<string, unknown>>`select ${wanted} from ${sql.table(table)}
          where ${sql.ref(account)} = ${userId} ${sql.join(others, sql` `)}
          ${isFirst || key === null ? sql`` : sql`and ${sql.ref(key)} > ${after}`}
          ${key === null ? sql`` : sql`order by ${sql.ref(key)}`} limit ${ROWS_AT_ONCE}`.execute(
          database.query,
        )
        if (rows.length > 0) yield rows
        if (key === null || rows.length < ROWS_AT_ONCE) return
        after = rows.at(-1)?.[key]
      }
    },
  }
}
