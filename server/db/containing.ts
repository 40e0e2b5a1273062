import { type RawBuilder, sql } from 'kysely'
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
