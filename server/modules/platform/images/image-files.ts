/** The files of uploaded pictures, under names made of their contents. */
import { createHash } from 'node:crypto'
import { basename } from 'node:path'
import { AppError } from '#server/lib/app-error.ts'
import { withDecoder } from '#server/lib/pictures/decoder.ts'
import type { Storage } from '#server/lib/storage/storage.ts'
import { UPLOADS_PREFIX, uploadedPathsIn } from '#server/lib/uploaded-paths.ts'

const SIDE_MAX = 1_920
const WEBP_QUALITY = 80
/** In the storage. */
const FOLDER = 'uploads/'
/** What the decoder calls JPEG, PNG, WebP and AVIF. */
const FORMATS = new Set(['jpeg', 'png', 'webp', 'heif'])

export type StoredFile = { path: string; width: number; height: number; bytes: number }

export type ImageFiles = ReturnType<typeof createImageFiles>
export function createImageFiles(storage: Storage) {
  const nameOf = (path: string) => FOLDER + basename(path)
  return {
    /**
     * Stores a picture anew: decoded, turned upright, made smaller where needed and written as WebP, so that nothing
     * of the file but its pixels remains. The same picture gets the same path.
     * @throws {AppError} `bad_image` for whatever is no picture of ours; nothing is stored then
     */
    async store(bytes: Buffer): Promise<StoredFile> {
      const { data, width, height } = await encode(bytes)
      const path = `${UPLOADS_PREFIX}${createHash('sha256').update(data).digest('hex').slice(0, 32)}.webp`
      await storage.put(nameOf(path), data)
      return { path, width, height, bytes: data.length }
    },

    /** The paths of all that lie there. */
    async list(): Promise<string[]> {
      return uploadedPathsIn(...(await storage.list(FOLDER)).map(({ name }) => `/${name}`))
    },

    /** What is known of a file that lies there, and when it came; null for what is no picture. */
    async look(path: string): Promise<(StoredFile & { at: number }) | null> {
      const facts = await storage.find(nameOf(path))
      if (!facts) return null
      const content = await storage.read(nameOf(path))
      try {
        const { width, height } = await withDecoder((open) => open(content).metadata())
        return { path, width, height, ...facts }
      } catch {
        return null
      }
    },

    removeUnfinished: () => storage.removeUnfinished(FOLDER),
    read: (path: string): Promise<Buffer> => storage.read(nameOf(path)),
    remove: (path: string): Promise<void> => storage.remove(nameOf(path)),
  }
}

function encode(bytes: Buffer) {
  return withDecoder(async (open) => {
    try {
      const image = open(bytes)
      const { format } = await image.metadata()
      if (!FORMATS.has(format)) throw new AppError('bad_image')
      const { data, info } = await image
        .rotate()
        .resize({ width: SIDE_MAX, height: SIDE_MAX, fit: 'inside', withoutEnlargement: true })
        .webp({ quality: WEBP_QUALITY })
        .toBuffer({ resolveWithObject: true })
      return { data, width: info.width, height: info.height }
    } catch (cause) {
      throw cause instanceof AppError ? cause : new AppError('bad_image', { cause })
    }
  })
}
