import type { Insertable, Selectable, Updateable } from 'kysely'
import type { Database } from '#server/db/database.ts'
import type { Schema } from '#server/db/schema.ts'

export type NewsRow = Selectable<Schema['news']>

export type NewsStore = ReturnType<typeof createNewsStore>
export function createNewsStore(database: Database) {
  return {
    /** What is published by `now`, newest first. */
    listPublished: (now: number, limit: number): Promise<NewsRow[]> =>
      database.query
        .selectFrom('news')
        .selectAll()
        .where('published_at', '<=', now)
        .orderBy('published_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .execute(),
    find: (id: number): Promise<NewsRow | undefined> =>
      database.query.selectFrom('news').selectAll().where('id', '=', id).executeTakeFirst(),
    insert: (item: Insertable<Schema['news']>): Promise<NewsRow> =>
      database.query.insertInto('news').values(item).returningAll().executeTakeFirstOrThrow(),
    /** Writes the fields given and raises the version; undefined when the item is not of `version` any more. */
    update: (id: number, fields: Updateable<Schema['news']>, version: number): Promise<NewsRow | undefined> =>
      database.query
        .updateTable('news')
        .set((news) => ({ ...fields, version: news('version', '+', 1) }))
        .where('id', '=', id)
        .where('version', '=', version)
        .returningAll()
        .executeTakeFirst(),
    async remove(id: number): Promise<void> {
      await database.query.deleteFrom('news').where('id', '=', id).execute()
    },
    async count(): Promise<number> {
      const row = await database.query
        .selectFrom('news')
        .select((news) => news.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
      return row.count
    },
  }
}
