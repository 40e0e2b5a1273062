import { type RawBuilder, sql } from 'kysely'
import { foldAccountName } from '#shared/contract/account-fields.ts'

/**
 * A condition: the folded column contains `text`, taken literally and whatever its case. The column holds what
 * `foldAccountName` made of the words, as neither engine folds every alphabet by itself.
 */
export function containing(column: string, text: string): RawBuilder<boolean> {
  const pattern = `%${foldAccountName(text).replace(/[\\%_]/g, '\\$&')}%`
  return sql<boolean>`${sql.ref(column)} like ${pattern} escape '\\'`
}
