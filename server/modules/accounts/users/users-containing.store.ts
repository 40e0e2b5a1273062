import { type RawBuilder, sql } from 'kysely'
import { likePattern } from '#server/db/containing.ts'
import type { Engine } from '#server/db/engine.ts'
import { foldForSearch } from '#server/lib/fold-for-search.ts'

/** What the indexes are made of: no shorter text is found in the middle of a name. */
const TRIGRAM = 3
/** Behind every character there is. */
const LAST_CHARACTER = '\u{10ffff}'
const SEARCHED = ['username_folded', 'email_folded'] as const

/**
 * A condition on `users`: the name, or by more than the name alone the address, contains `text`, or begins with it when it has one or two letters;
 * taken literally, in any case. It is checked row by row, as is quick when many match; with an engine and the number of
 * rows that are wanted at most, its index finds them (decision 0012).
 */
export function usersContaining(
  text: string,
  { byNameAlone, index }: { byNameAlone: boolean; index?: { engine: Engine; atMost: number } | undefined },
): RawBuilder<boolean> {
  const folded = foldForSearch(text)
  const isShort = [...folded].length < TRIGRAM
  const pattern = isShort ? likePattern(folded, 'start') : likePattern(folded)
  const columns = byNameAlone ? (['username_folded'] as const) : SEARCHED
  const anyOf = (conditions: RawBuilder<boolean>[]) => sql<boolean>`(${sql.join(conditions, sql` or `)})`
  const inRow = anyOf(columns.map((column) => sql`${sql.ref(`users.${column}`)} like ${pattern} escape '\\'`))
  if (!index) return inRow
  if (index.engine === 'postgresql') return sql<boolean>`(${hasTrigrams(folded, isShort)} and ${inRow})`
  if (isShort) return anyOf(columns.map((column) => begins(column, folded)))
  // https://sqlite.org/fts5.html#fts5_strings
  const phrase = `{${columns.join(' ')}} : "${folded.replaceAll('"', '""')}"`
  return sql<boolean>`users.id in
    (select rowid from user_search where user_search match ${phrase} limit ${index.atMost})`
}

function hasTrigrams(folded: string, isShort: boolean): RawBuilder<boolean> {
  const first = [...`  ${folded}`].slice(-TRIGRAM).join('')
  const wanted = isShort ? sql`array[${first}]` : sql`trigrams_of(${folded})`
  return sql<boolean>`user_trigrams(users.username_folded, users.email_folded) @> ${wanted}`
}

function begins(column: (typeof SEARCHED)[number], folded: string): RawBuilder<boolean> {
  const name = sql.ref(`users.${column}`)
  return sql<boolean>`(${name} >= ${folded} and ${name} < ${folded + LAST_CHARACTER})`
}
