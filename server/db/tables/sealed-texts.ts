/** Everything that is stored sealed, whichever noun it belongs to: columns called `sealed_…` of tables with one key. */
import { sql } from 'kysely'
import type { Database } from '#server/db/database.ts'
import type { SecretPlace } from '#server/lib/secrets.ts'
import { tableReaderOf } from './table-reader-of.ts'

const ROWS_AT_ONCE = 500
/** The text by which a key is known again is no secret. */
const CHECK_TABLE = 'secret_key_check'

export type SealedColumn = { table: string; key: string; column: string }
export type SealedText = SealedColumn & { place: SecretPlace; sealed: string }

export async function listSealedColumns(database: Database): Promise<SealedColumn[]> {
  const tables = await tableReaderOf(database).list()
  return tables
    .filter(({ name }) => name !== CHECK_TABLE)
    .flatMap(({ name: table, columns, primaryKey }) =>
      columns
        .filter((column) => column.startsWith('sealed_'))
        .map((column) => {
          const [key, ...more] = primaryKey
          if (key === undefined || more.length > 0) throw new Error(`${table} has no key of one column.`)
          return { table, key, column }
        }),
    )
}

/** All that is sealed; what was given up is empty, and left out. */
export async function* readSealedTexts(database: Database): AsyncIterable<SealedText> {
  for (const { table, key, column } of await listSealedColumns(database)) {
    let last: unknown
    for (;;) {
      const after = last === undefined ? sql`true` : sql`${sql.ref(key)} > ${last}`
      const { rows } = await sql<{ row: string | number; sealed: string | null }>`
        select ${sql.ref(key)} as row, ${sql.ref(column)} as sealed from ${sql.table(table)}
        where ${after} order by ${sql.ref(key)} limit ${ROWS_AT_ONCE}`.execute(database.query)
      for (const { row, sealed } of rows) {
        last = row
        if (sealed) yield { table, key, column, sealed, place: { table, row, field: column } }
      }
      if (rows.length < ROWS_AT_ONCE) break
    }
  }
}

/** Puts another text in the place of one, unless somebody has changed it since it was read. */
export async function replaceSealedText(database: Database, text: SealedText, sealed: string): Promise<void> {
  const { table, key, column, place } = text
  await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${sealed}
    where ${sql.ref(key)} = ${place.row} and ${sql.ref(column)} = ${text.sealed}`.execute(database.query)
}
