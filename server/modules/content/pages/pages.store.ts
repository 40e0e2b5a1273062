import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { Database } from '#server/db/database.ts'
import { hasPublishedWithin } from '#server/db/published-within.ts'
import { saveVersion } from '#server/db/save-version.ts'
import type { Schema } from '#server/db/schema.ts'
import { isUniqueViolation } from '#server/db/unique-violation.ts'
import { UPLOADS_PREFIX } from '#server/lib/uploaded-paths.ts'
import { PathTaken } from './path-taken.ts'

export type PageRow = Selectable<Schema['pages']>

/** A page without its texts, of which there may be many. */
export type ListedRow = Omit<PageRow, 'text_ru' | 'text_en'> & { has_ru: unknown; has_en: unknown }

/** Where a page stands, and since when. */
export type PlaceRow = Pick<PageRow, 'id' | 'path' | 'redirect_to' | 'published_at'>

export type PagesStore = ReturnType<typeof createPagesStore>
export function createPagesStore(database: Database) {
  const kept = () => database.query.selectFrom('pages').where('deleted_at', 'is', null)
  const listed = () =>
    kept()
      .select([
        'id',
        'path',
        'title_ru',
        'title_en',
        'image',
        'redirect_to',
        'moved_from',
        'published_at',
        'changed_at',
        'is_draft',
        'deleted_at',
        'version',
      ])
      // The length of a text is known without reading it.
      .select([
        sql<unknown>`octet_length(text_ru) > 0`.as('has_ru'),
        sql<unknown>`octet_length(text_en) > 0`.as('has_en'),
      ])
  const idsOf = (moved: 'is' | 'is not') =>
    kept().select('id').where('moved_from', moved, null).orderBy('id', 'desc')

  return {
    /** What a release moved first, then the newest. Their order is known without reading their texts. */
    async list({ limit, offset }: { limit: number; offset: number }): Promise<ListedRow[]> {
      const moved = await idsOf('is not').execute()
      const first = moved.slice(offset, offset + limit)
      const others = await idsOf('is')
        .limit(limit - first.length)
        .offset(Math.max(0, offset - moved.length))
        .execute()
      const ids = [...first, ...others].map(({ id }) => id)
      const rows = await listed()
        .where('id', 'in', [0, ...ids])
        .execute()
      return rows.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
    },
    /** Where everything stands that is no draft, the newest first. */
    listPlaces: (limit: number): Promise<PlaceRow[]> =>
      kept()
        .select(['id', 'path', 'redirect_to', 'published_at'])
        // A partial index is for what is written out.
        .where('is_draft', '=', sql.lit(0))
        .orderBy('id', 'desc')
        .limit(limit)
        .execute(),
    /** What is no draft, the newest first: what of it everybody may read by now says its date. */
    listShown: (limit: number): Promise<ListedRow[]> =>
      listed().where('is_draft', '=', sql.lit(0)).orderBy('id', 'desc').limit(limit).execute(),
    async count(): Promise<number> {
      const row = await kept()
        .select((pages) => pages.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
      return row.count
    },
    find: (id: number): Promise<PageRow | undefined> =>
      kept().selectAll().where('id', '=', id).executeTakeFirst(),
    findAt: (path: string): Promise<PageRow | undefined> =>
      kept().selectAll().where('path', '=', path).executeTakeFirst(),
    /** The page that stood at a path. */
    findFormerlyAt: (path: string): Promise<PageRow | undefined> =>
      kept()
        .selectAll()
        .where(
          'id',
          'in',
          database.query.selectFrom('former_page_paths').select('page_id').where('path', '=', path),
        )
        .executeTakeFirst(),
    /** What names an uploaded picture, drafts and what can still be restored as well. */
    listWithUploads: (): Promise<PageRow[]> =>
      database.query
        .selectFrom('pages')
        .selectAll()
        .where(({ eb, or }) =>
          or(
            (['image', 'text_ru', 'text_en'] as const).map((field) =>
              eb(field, 'like', `%${UPLOADS_PREFIX}%`),
            ),
          ),
        )
        .orderBy('id', 'desc')
        .execute(),
    listFormerPaths: () =>
      database.query.selectFrom('former_page_paths').selectAll().orderBy('path').execute(),
    formerPathsOf: (ids: readonly number[]) =>
      database.query
        .selectFrom('former_page_paths')
        .selectAll()
        .where('page_id', 'in', [0, ...ids])
        .orderBy('path')
        .execute(),
    /** Whether a release moved any, and nobody has seen it yet. */
    async hasMoved(): Promise<boolean> {
      const row = await kept().select('id').where('moved_from', 'is not', null).limit(1).executeTakeFirst()
      return row !== undefined
    },
    hasPublishedWithin: (since: number, until: number) => hasPublishedWithin(database, 'pages', since, until),

    /** @throws {PathTaken} */
    insert: (page: Insertable<Schema['pages']>): Promise<PageRow> =>
      database.query
        .insertInto('pages')
        .values(page)
        .returningAll()
        .executeTakeFirstOrThrow()
        .catch(toPathTaken),
    /** Writes the fields given and raises the version; undefined when it is not of `version` any more. @throws {PathTaken} */
    update: (
      id: number,
      fields: Updateable<Schema['pages']>,
      version: number,
    ): Promise<PageRow | undefined> =>
      saveVersion(database, 'pages', id, fields, version)
        .where('deleted_at', 'is', null)
        .returningAll()
        .executeTakeFirst()
        .catch(toPathTaken),
    /** Marks a page as deleted, or takes that back; undefined when there is nothing to do. @throws {PathTaken} */
    setDeleted: (id: number, deletedAt: number | null): Promise<PageRow | undefined> =>
      database.query
        .updateTable('pages')
        .set({ deleted_at: deletedAt })
        .where('id', '=', id)
        .where('deleted_at', deletedAt === null ? 'is not' : 'is', null)
        .returningAll()
        .executeTakeFirst()
        .catch(toPathTaken),
    /** From now on a path leads to a page that stands elsewhere. */
    async keepFormerPath(path: string, pageId: number): Promise<void> {
      await database.query
        .insertInto('former_page_paths')
        .values({ path, page_id: pageId })
        .onConflict((conflict) => conflict.column('path').doUpdateSet({ page_id: pageId }))
        .execute()
    },
    /** A page has come to a path. Until everybody may read it, what stood there before is still found. */
    async forgetFormerPath({ id, path }: Pick<PageRow, 'id' | 'path'>, isOut: boolean): Promise<void> {
      const former = database.query.deleteFrom('former_page_paths').where('path', '=', path)
      await (isOut ? former : former.where('page_id', '=', id)).execute()
    },
    async removeDeletedBefore(time: number): Promise<void> {
      await database.query.deleteFrom('pages').where('deleted_at', '<', time).execute()
    },
  }
}

function toPathTaken(error: unknown): never {
  throw isUniqueViolation(error, 'path')
    ? new PathTaken('a page stands there already', { cause: error })
    : error
}
