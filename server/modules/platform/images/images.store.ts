import type { Insertable } from 'kysely'
import { containing } from '#server/db/containing.ts'
import type { Database } from '#server/db/database.ts'
import { saveVersion } from '#server/db/save-version.ts'
import type { Schema } from '#server/db/schema.ts'
import { foldForSearch } from '#server/lib/fold-for-search.ts'

type Search = { search?: string | undefined; path?: string | undefined }
type Words = { name: string; description_ru: string; description_en: string }
export type NewImage = Omit<Insertable<Schema['images']>, 'id' | 'version' | 'words_folded' | keyof Words> & {
  name: string
}

export type ImagesStore = ReturnType<typeof createImagesStore>
export function createImagesStore(database: Database) {
  const withNames = () =>
    database.query
      .selectFrom('images')
      .leftJoin('users', 'users.id', 'images.uploaded_by')
      .selectAll('images')
      .select('users.username')

  const matching = ({ search, path }: Search) => {
    const found = path === undefined ? withNames() : withNames().where('images.path', '=', path)
    return search ? found.where(containing('images.words_folded', search)) : found
  }
  const find = (id: number) => withNames().where('images.id', '=', id).executeTakeFirst()

  return {
    find,
    findByPath: (path: string) => withNames().where('images.path', '=', path).executeTakeFirst(),
    /** Whether there is one, which nobody removes until the transaction around ends. */
    async keep(path: string): Promise<boolean> {
      const found = database.query.selectFrom('images').select('id').where('path', '=', path)
      return !!(await (database.engine === 'sqlite' ? found : found.forShare()).executeTakeFirst())
    },
    list: ({ limit, offset, ...search }: Search & { limit: number; offset: number }) =>
      matching(search)
        .orderBy('images.uploaded_at', 'desc')
        .orderBy('images.id', 'desc')
        .limit(limit)
        .offset(offset)
        .execute(),
    async count(search: Search): Promise<number> {
      const row = await matching(search)
        .clearSelect()
        .select((image) => image.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
      return row.count
    },
    /** What all of them hold together, in bytes. */
    async sumBytes(): Promise<number> {
      const row = await database.query
        .selectFrom('images')
        .select((image) => image.fn.sum<number | null>('bytes').as('bytes'))
        .executeTakeFirstOrThrow()
      return row.bytes ?? 0
    },
    /** Those of `paths` that somebody described. */
    listDescribed: (paths: readonly string[]) =>
      database.query
        .selectFrom('images')
        .select(['path', 'description_ru', 'description_en'])
        .where('path', 'in', paths)
        .where((image) => image.or([image('description_ru', '!=', ''), image('description_en', '!=', '')]))
        .execute(),
    listUploadedBefore: (time: number) =>
      database.query.selectFrom('images').select(['id', 'path']).where('uploaded_at', '<', time).execute(),
    listPaths: async () =>
      (await database.query.selectFrom('images').select('path').execute()).map(({ path }) => path),
    /** False when a picture of that path is there already. */
    async insert(image: NewImage): Promise<boolean> {
      const row = await database.query
        .insertInto('images')
        .values({ ...image, words_folded: foldForSearch(image.name) })
        .onConflict((conflict) => conflict.column('path').doNothing())
        .returning('id')
        .executeTakeFirst()
      return row !== undefined
    },
    /** Writes the words and raises the version; undefined when the picture is not of `version` any more. */
    async update(id: number, words: Words, version: number) {
      const { name, description_ru, description_en } = words
      const words_folded = foldForSearch([name, description_ru, description_en].join('\n'))
      const saved = await saveVersion(
        database,
        'images',
        id,
        { name, description_ru, description_en, words_folded },
        version,
      )
        .returning('id')
        .executeTakeFirst()
      return saved && find(id)
    },
    async remove(id: number): Promise<void> {
      await database.query.deleteFrom('images').where('id', '=', id).execute()
    },
  }
}
export type ImageRow = NonNullable<Awaited<ReturnType<ImagesStore['find']>>>
