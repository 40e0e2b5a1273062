import {
  type ExpressionBuilder,
  type Insertable,
  type Selectable,
  type SelectQueryBuilder,
  sql,
  type Updateable,
} from 'kysely'
import type { Database } from '#server/db/database.ts'
import { hasPublishedWithin } from '#server/db/published-within.ts'
import { saveVersion } from '#server/db/save-version.ts'
import type { Schema } from '#server/db/schema.ts'
import { UPLOADS_PREFIX } from '#server/lib/uploaded-paths.ts'

export type NewsRow = Selectable<Schema['news']>

/** What the address of an item is made of, and how old it is. */
export type NewsTitle = Pick<
  NewsRow,
  'id' | 'title_ru' | 'title_en' | 'description_ru' | 'description_en' | 'published_at' | 'changed_at'
>

/** Where an item can name pictures. */
const PICTURE_FIELDS = ['image_ru', 'image_en', 'image_global', 'description_ru', 'description_en'] as const

/** News are ordered by time, those of one moment by id. */
type Position = Pick<NewsRow, 'id' | 'published_at'>
type PublishedSearch = { now: number; before?: Position | undefined; limit: number; offset?: number }
/** Those that are pinned come before all others. */
const inListOrder = (query: SelectQueryBuilder<Schema, 'news', NewsRow>) =>
  query.orderBy('is_pinned', 'desc').orderBy('published_at', 'desc').orderBy('id', 'desc')

/** Whether a row is older (`<`) or newer (`>`) than another. */
const comesAfter =
  (side: '<' | '>', { id, published_at }: Position) =>
  ({ eb }: ExpressionBuilder<Schema, 'news'>) =>
    eb.or([
      eb('published_at', side, published_at),
      eb.and([eb('published_at', '=', published_at), eb('id', side, id)]),
    ])

export type NewsStore = ReturnType<typeof createNewsStore>
export function createNewsStore(database: Database) {
  const kept = () => database.query.selectFrom('news').where('deleted_at', 'is', null)
  const published = (now: number) => kept().where('is_draft', '=', 0).where('published_at', '<=', now)

  return {
    /** What everybody may read at `now`, newest first; all of it, or what is older than one item. */
    listPublished: ({ now, before, limit, offset = 0 }: PublishedSearch): Promise<NewsRow[]> => {
      const page = published(now)
        .selectAll()
        .orderBy('published_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .offset(offset)
      return (before ? page.where(comesAfter('<', before)) : page).execute()
    },
    /** What everybody may read at `now` as the site lists it: those that are pinned first, then newest first. */
    listFirst: ({ now, limit, offset = 0 }: Omit<PublishedSearch, 'before'>): Promise<NewsRow[]> =>
      inListOrder(published(now).selectAll()).limit(limit).offset(offset).execute(),
    /** What everybody may read at `now`, newest first, with the first letter of each text: there may be many. */
    listTitles: ({ now, limit }: { now: number; limit: number }): Promise<NewsTitle[]> =>
      published(now)
        .select(['id', 'title_ru', 'title_en', 'published_at', 'changed_at'])
        .select([
          sql<string>`substr(description_ru, 1, 1)`.as('description_ru'),
          sql<string>`substr(description_en, 1, 1)`.as('description_en'),
        ])
        .orderBy('published_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .execute(),
    findPublished: (id: number, now: number): Promise<NewsRow | undefined> =>
      published(now).selectAll().where('id', '=', id).executeTakeFirst(),
    /** What everybody may read at `now` that is next newer than an item. */
    findNewer: (item: Position, now: number): Promise<NewsRow | undefined> =>
      published(now)
        .selectAll()
        .where(comesAfter('>', item))
        .orderBy('published_at')
        .orderBy('id')
        .limit(1)
        .executeTakeFirst(),
    async countPublished(now: number): Promise<number> {
      const row = await published(now)
        .select((news) => news.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
      return row.count
    },
    /** Where an item that everybody could read stands among the others, also when it was deleted meanwhile. */
    findPosition: (id: number, now: number): Promise<Position | undefined> =>
      database.query
        .selectFrom('news')
        .select(['id', 'published_at'])
        .where('id', '=', id)
        .where('is_draft', '=', 0)
        .where('published_at', '<=', now)
        .executeTakeFirst(),
    /** Whether anything is dated later than `since` and not later than `until`. */
    hasPublishedWithin: (since: number, until: number) => hasPublishedWithin(database, 'news', since, until),
    /** Drafts and everything to come as well, in the same order. */
    list: ({ limit, offset }: { limit: number; offset: number }): Promise<NewsRow[]> =>
      inListOrder(kept().selectAll()).limit(limit).offset(offset).execute(),
    /** Whatever names an uploaded picture, deleted items too as long as they can be restored. */
    listWithUploads: (): Promise<NewsRow[]> =>
      database.query
        .selectFrom('news')
        .selectAll()
        .where(({ eb, or }) => or(PICTURE_FIELDS.map((field) => eb(field, 'like', `%${UPLOADS_PREFIX}%`))))
        .orderBy('id', 'desc')
        .execute(),
    find: (id: number): Promise<NewsRow | undefined> =>
      kept().selectAll().where('id', '=', id).executeTakeFirst(),
    findDeleted: (id: number): Promise<NewsRow | undefined> =>
      database.query
        .selectFrom('news')
        .selectAll()
        .where('id', '=', id)
        .where('deleted_at', 'is not', null)
        .executeTakeFirst(),
    insert: (item: Insertable<Schema['news']>): Promise<NewsRow> =>
      database.query.insertInto('news').values(item).returningAll().executeTakeFirstOrThrow(),
    /** Writes the fields given and raises the version; undefined when the item is not of `version` any more. */
    update: (id: number, fields: Updateable<Schema['news']>, version: number): Promise<NewsRow | undefined> =>
      saveVersion(database, 'news', id, fields, version)
        .where('deleted_at', 'is', null)
        .returningAll()
        .executeTakeFirst(),
    /** Marks an item as deleted, or takes that back; undefined when there is nothing to do. */
    setDeleted: (id: number, deletedAt: number | null): Promise<NewsRow | undefined> =>
      database.query
        .updateTable('news')
        .set({ deleted_at: deletedAt })
        .where('id', '=', id)
        .where('deleted_at', deletedAt === null ? 'is not' : 'is', null)
        .returningAll()
        .executeTakeFirst(),
    /** What the site began with and nobody has edited, put away or not. */
    listSamples: (): Promise<Pick<NewsRow, 'id' | 'deleted_at'>[]> =>
      database.query.selectFrom('news').select(['id', 'deleted_at']).where('is_sample', '=', 1).execute(),
    /** A sample stays where it was put. */
    async removeDeletedBefore(time: number): Promise<void> {
      await database.query
        .deleteFrom('news')
        .where('is_sample', '=', 0)
        .where('deleted_at', '<', time)
        .execute()
    },
    async count(): Promise<number> {
      const row = await kept()
        .select((news) => news.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
      return row.count
    },
  }
}
