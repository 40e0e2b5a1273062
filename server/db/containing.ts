import { type RawBuilder, sql } from 'kysely'
import { foldAccountName } from '#shared/contract/account-fields.ts'

/**
 * A condition: the column contains `text`, taken literally. Case is ignored in a folded column on both engines, and in
 * any other column for Latin letters on SQLite only.
 */
export function containing(column: string, text: string): RawBuilder<boolean> {
  const pattern = `%${foldAccountName(text).replace(/[\\%_]/g, '\\$&')}%`
  return sql<boolean>`lower(${sql.ref(column)}) like ${pattern} escape '\\'`
}
