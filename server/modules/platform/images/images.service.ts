/** The media library. What shows pictures enlists here, so that none is removed from under it. */
import { basename } from 'node:path'
import type { Database } from '#server/db/database.ts'
import { AppError } from '#server/lib/app-error.ts'
import { UPLOADS_PREFIX, uploadedPathsIn } from '#server/lib/uploaded-paths.ts'
import { withoutUndefined } from '#server/lib/without-undefined.ts'
import type { Actor } from '#server/modules/platform/audit/audit.service.ts'
import type { CacheInvalidationService } from '#server/modules/platform/cache-invalidation/cache-invalidation.service.ts'
import type { VersionedChanges } from '#server/modules/platform/versioned-changes/versioned-changes.service.ts'
import { IMAGES_MAX_BYTES, IMAGES_PAGE_SIZE, IMAGES_UNUSED_KEPT_DAYS } from '#shared/constants/images.ts'
import type { Language } from '#shared/constants/languages.ts'
import type { ContentTopic } from '#shared/contract/endpoint.ts'
import { imageAudit } from '#shared/contract/platform/images.audit.texts.ts'
import type { Image, ImageChange } from '#shared/contract/platform/images.ts'
import type { ImageFiles } from './image-files.ts'
import type { ImageRow, ImagesStore } from './images.store.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** Something that shows an uploaded picture, and where staff edit it. */
export type ImageUse = { path: string } & Image['uses'][number]

/** A noun that shows uploaded pictures. */
export type ImageUser = {
  /** What it shows of them is described anew when somebody describes one. */
  topics: readonly ContentTopic[]
  /** Every use of an uploaded picture, in drafts and in what can still be restored as well. */
  listUses(): Promise<readonly ImageUse[]>
}

/** What stands in place of pictures for those who do not see them, by path. */
export type ImageDescriptions = ReadonlyMap<string, Record<Language, string>>

export type ImagesService = ReturnType<typeof createImagesService>
export function createImagesService({
  files,
  images,
  versioned,
  invalidation,
  database,
  now,
}: {
  files: ImageFiles
  images: ImagesStore
  versioned: VersionedChanges
  invalidation: CacheInvalidationService
  database: Pick<Database, 'transaction'>
  now: () => Date
}) {
  const users: ImageUser[] = []
  const changes = versioned.of(imageAudit, ({ name, path, description_ru, description_en }: ImageRow) => ({
    name,
    path,
    description_ru,
    description_en,
  }))
  let adoption: Promise<void> | undefined

  return {
    /** Names what shows pictures; each noun once, in its wiring. */
    enlist: (user: ImageUser) => void users.push(user),

    /** @throws {AppError} `bad_image` for whatever is no picture of ours; nothing is stored then */
    async upload(bytes: Buffer, name: string, actor: Actor): Promise<Image> {
      if ((await images.sumBytes()) >= IMAGES_MAX_BYTES) throw new AppError('storage_full')
      const file = await files.store(bytes)
      const row = await database.transaction(async () => {
        const image = { ...file, name: name || basename(file.path) }
        const isNew = await images.insert({ ...image, uploaded_by: actor.id, uploaded_at: now().getTime() })
        const found = (await images.findByPath(file.path)) as ImageRow
        if (isNew) await changes.record('create', actor, null, found)
        return found
      })
      return (await present([row]))[0] as Image
    },

    async list({
      page,
      ...search
    }: {
      page: number
      search?: string | undefined
      path?: string | undefined
    }) {
      await adoptOnce()
      const rows = await images.list({
        ...search,
        limit: IMAGES_PAGE_SIZE,
        offset: (page - 1) * IMAGES_PAGE_SIZE,
      })
      return {
        data: await present(rows),
        total: await images.count(search),
        page,
        pageSize: IMAGES_PAGE_SIZE,
      }
    },

    /** Its descriptions are read where it is shown, so every page that shows pictures is made anew. */
    update: async (id: number, { version, ...change }: ImageChange, actor: Actor): Promise<Image> => {
      const row = await invalidation.change([...new Set(users.flatMap(({ topics }) => topics))], () =>
        changes.update(actor, {
          read: () => get(id),
          version,
          edit: () => change,
          save: (words, before) =>
            images.update(id, { ...before, ...withoutUndefined(words) }, before.version),
        }),
      )
      return (await present([row]))[0] as Image
    },

    /** @throws {AppError} `image_in_use` as long as anything shows it */
    async remove(id: number, actor: Actor): Promise<void> {
      // What lies there is taken in before: a picture that is on its way out would be taken in again.
      await adoptOnce()
      const row = await database.transaction(async () => {
        const before = await get(id)
        await removeUnshown(before)
        await changes.record('delete', actor, before, null)
        return before
      })
      await removeFile(row.path)
    },

    /** Removes pictures that nothing shows a year after they came, and what uploads that broke off left behind. */
    async removeUnused(): Promise<void> {
      await files.removeUnfinished()
      await adoptOnce()
      const old = await images.listUploadedBefore(now().getTime() - IMAGES_UNUSED_KEPT_DAYS * DAY_MS)
      if (old.length === 0) return
      const shown = new Set((await listUses()).map(({ path }) => path))
      for (const { id, path } of old) {
        if (shown.has(path)) continue
        const isRemoved = await database
          .transaction(() => removeUnshown({ id, path }).then(() => true))
          .catch((error) => {
            if (error instanceof AppError && error.code === 'image_in_use') return false
            throw error
          })
        if (isRemoved) await removeFile(path)
      }
    },

    /** How large a picture of the library is; undefined when there is none at this path. */
    async sizeOf(path: string): Promise<{ width: number; height: number } | undefined> {
      await adoptOnce()
      return images.findByPath(path)
    },

    /**
     * For what is about to show pictures: paths and texts that name some, each by its field. Asked in the transaction that
     * stores the choice, so that nobody removes the picture until it is stored.
     * @throws {AppError} `validation_failed` naming the fields whose uploaded picture is in the library no longer
     */
    async assertKept(chosen: Readonly<Record<string, unknown>>): Promise<void> {
      const missing: Record<string, 'uploadedImage' | 'imageInText'> = {}
      for (const [field, value] of Object.entries(chosen)) {
        if (typeof value !== 'string') continue
        const isPath = value.startsWith(UPLOADS_PREFIX)
        for (const path of isPath ? [value] : uploadedPathsIn(value)) {
          await adoptOnce()
          if (!(await images.keep(path))) missing[field] = isPath ? 'uploadedImage' : 'imageInText'
        }
      }
      if (Object.keys(missing).length > 0) throw new AppError('validation_failed', { fields: missing })
    },

    /** The descriptions of those of `paths` that have any. */
    async describe(paths: readonly (string | null)[]): Promise<ImageDescriptions> {
      const wanted = [...new Set(paths.filter((path) => path !== null))]
      if (wanted.length === 0) return new Map()
      const rows = await images.listDescribed(wanted)
      return new Map(
        rows.map(({ path, description_ru: ru, description_en: en }) => [
          path,
          { ru: ru || en, en: en || ru },
        ]),
      )
    },
  }

  async function get(id: number): Promise<ImageRow> {
    const row = await images.find(id)
    if (!row) throw new AppError('not_found')
    return row
  }

  /** Removed before it is looked for: whoever chose it has stored the choice by then, and whoever chooses it now waits. */
  async function removeUnshown({ id, path }: Pick<ImageRow, 'id' | 'path'>): Promise<void> {
    await images.remove(id)
    if (await isShown(path)) throw new AppError('image_in_use')
  }

  /** Unless somebody has chosen it in the moment between. */
  async function removeFile(path: string): Promise<void> {
    if (await isShown(path)) await adopt(path)
    else await files.remove(path)
  }

  async function listUses(): Promise<ImageUse[]> {
    return (await Promise.all(users.map((user) => user.listUses()))).flat()
  }

  async function isShown(path: string): Promise<boolean> {
    return (await listUses()).some((use) => use.path === path)
  }

  /** Pictures from before there was a library, or that were restored with a backup of the files alone. */
  function adoptOnce(): Promise<void> {
    adoption ??= Promise.all([files.list(), images.listPaths()]).then(async ([lying, known]) => {
      for (const path of lying) if (!known.includes(path)) await adopt(path)
    })
    adoption.catch(() => {
      adoption = undefined
    })
    return adoption
  }

  async function adopt(path: string): Promise<void> {
    const file = await files.look(path)
    if (!file) return
    const { at, ...facts } = file
    await images.insert({ ...facts, name: basename(path), uploaded_by: null, uploaded_at: at })
  }

  async function present(rows: readonly ImageRow[]): Promise<Image[]> {
    const uses = rows.length > 0 ? await listUses() : []
    return rows.map(({ uploaded_at, uploaded_by: _, words_folded: __, username, ...image }) => ({
      ...image,
      uploadedAt: new Date(uploaded_at).toISOString(),
      uploadedBy: username,
      uses: uses.filter(({ path }) => path === image.path).map(({ path: _, ...use }) => use),
    }))
  }
}
