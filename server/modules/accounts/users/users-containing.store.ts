import { type RawBuilder, sql } from 'kysely'
import { beginsInOrder, likePattern } from '#server/db/containing.ts'
import type { Engine } from '#server/db/engine.ts'
import { foldForSearch } from '#server/lib/fold-for-search.ts'
import { among, formerlyCalled, isAmong, type Members } from './users-among.store.ts'

/** What the indexes are made of: no shorter text is found in the middle of a name. */
const TRIGRAM = 3
const SEARCHED = ['username_folded', 'email_folded'] as const

/**
 * A condition on `users`: the name, or by more than the name alone the address, contains `text`, or begins with it when it has one or two letters;
 * or a former name or one in a game begins with it; taken literally, in any case. It is checked row by row, as is quick when many match; with an
 * engine, and the number of rows that are wanted at most where nothing else is asked of them, its index finds them (decision 0012).
 */
export function usersContaining(
  text: string,
  {
    byNameAlone,
    namedElsewhere,
    index,
  }: {
    byNameAlone: boolean
    /** Rows of others that lead to accounts by how a name begins. */
    namedElsewhere: (folded: string) => Members
    index?: { engine: Engine; atMost?: number } | undefined
  },
): RawBuilder<boolean> {
  const folded = foldForSearch(text)
  const columns = byNameAlone ? (['username_folded'] as const) : SEARCHED
  const pattern = isShort(folded) ? likePattern(folded, 'start') : likePattern(folded)
  const inRow = anyOf(columns.map((column) => sql`${sql.ref(`users.${column}`)} like ${pattern} escape '\\'`))
  const named = [...formerlyCalled(folded), ...namedElsewhere(folded)]
  if (!index) return anyOf([inRow, isAmong(named)])
  const limit = index.atMost === undefined ? sql`` : sql`limit ${index.atMost}`
  return among([sql`from (${idsOf(folded, columns, inRow, index.engine)} ${limit}) as member`, ...named])
}

const isShort = (folded: string) => [...folded].length < TRIGRAM
const anyOf = (conditions: RawBuilder<boolean>[]) => sql<boolean>`(${sql.join(conditions, sql` or `)})`

function idsOf(
  folded: string,
  columns: readonly (typeof SEARCHED)[number][],
  inRow: RawBuilder<boolean>,
  engine: Engine,
): RawBuilder<unknown> {
  if (engine === 'postgresql')
    return sql`select users.id as user_id from users where ${hasTrigrams(folded)} and ${inRow}`
  if (isShort(folded))
    return sql`select users.id as user_id from users where ${anyOf(columns.map((column) => beginsInOrder(`users.${column}`, folded)))}`
  // https://sqlite.org/fts5.html#fts5_strings
  const phrase = `{${columns.join(' ')}} : "${folded.replaceAll('"', '""')}"`
  return sql`select rowid as user_id from user_search where user_search match ${phrase}`
}

function hasTrigrams(folded: string): RawBuilder<boolean> {
  const first = [...`  ${folded}`].slice(-TRIGRAM).join('')
  const wanted = isShort(folded) ? sql`array[${first}]` : sql`trigrams_of(${folded})`
  return sql<boolean>`user_trigrams(users.username_folded, users.email_folded) @> ${wanted}`
}
