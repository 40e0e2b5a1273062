import type { Kysely } from 'kysely'
import type { Schema } from '#server/db/schema.ts'
import { foldForSearch } from '#server/lib/fold-for-search.ts'

const AT_ONCE = 500

/** Reviews folded to one case: neither engine folds Cyrillic by itself, whatever its locale. */
export async function up(query: Kysely<Schema>): Promise<void> {
  await query.schema
    .alterTable('feedback')
    .addColumn('message_folded', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  for (let last = 0; ; ) {
    const reviews = await query
      .selectFrom('feedback')
      .select(['id', 'message'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(AT_ONCE)
      .execute()
    for (const { id, message } of reviews)
      await query
        .updateTable('feedback')
        .set({ message_folded: foldForSearch(message) })
        .where('id', '=', id)
        .execute()
    const end = reviews.at(-1)
    if (!end) return
    last = end.id
  }
}
