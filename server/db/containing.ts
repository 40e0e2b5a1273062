import { type RawBuilder, sql } from 'kysely'
import type { Engine } from '#server/db/engine.ts'
import { foldForSearch } from '#server/lib/fold-for-search.ts'

/**
 * A condition: the folded column contains `text`, taken literally and whatever its case. The column holds what
 * `foldForSearch` made of the words, as neither engine folds every alphabet by itself.
 */
export function containing(column: string, text: string): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(column)} like ${likePattern(foldForSearch(text))} escape '\\'`
}

/** The pattern of `like … escape '\\'` for `text` anywhere, or at the start only. */
export function likePattern(text: string, place: 'anywhere' | 'start' = 'anywhere'): string {
  const literal = text.replace(/[\\%_]/g, '\\$&')
  return place === 'start' ? `${literal}%` : `%${literal}%`
}

/** Behind every character there is. */
const LAST_CHARACTER = '\u{10ffff}'

/** A condition: the column begins with `folded`, by the order of an index of SQLite; in that of PostgreSQL only where it orders by bytes. */
export function beginsInOrder(column: string, folded: string): RawBuilder<boolean> {
  const name = sql.ref(column)
  return sql<boolean>`(${name} >= ${folded} and ${name} < ${folded + LAST_CHARACTER})`
}

/** A condition: the column begins with `folded`, by an index that is made for beginnings (`text_pattern_ops` in PostgreSQL). */
export const begins = (engine: Engine, column: string, folded: string): RawBuilder<boolean> =>
  engine === 'postgresql'
    ? sql<boolean>`${sql.ref(column)} like ${likePattern(folded, 'start')} escape '\\'`
    : beginsInOrder(column, folded)
