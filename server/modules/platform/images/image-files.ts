/** The files of uploaded pictures, under names made of their contents. */
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { AppError } from '#server/lib/app-error.ts'
import { assertRoom } from '#server/lib/files/disk-room.ts'
import { withDecoder } from '#server/lib/pictures/decoder.ts'
import { createToken } from '#server/lib/random-token.ts'
import { UPLOADS_PREFIX, uploadedPathsIn } from '#server/lib/uploaded-paths.ts'

const SIDE_MAX = 1_920
const WEBP_QUALITY = 80
const UNFINISHED = /^\..+\.part$/
const UNFINISHED_KEPT_MS = 24 * 60 * 60 * 1000
/** What the decoder calls JPEG, PNG, WebP and AVIF. */
const FORMATS = new Set(['jpeg', 'png', 'webp', 'heif'])

export type StoredFile = { path: string; width: number; height: number; bytes: number }

export type ImageFiles = ReturnType<typeof createImageFiles>
export function createImageFiles(folder: string) {
  const fileOf = (path: string) => join(folder, basename(path))
  return {
    /**
     * Stores a picture anew: decoded, turned upright, made smaller where needed and written as WebP, so that nothing
     * of the file but its pixels remains. The same picture gets the same path.
     * @throws {AppError} `bad_image` for whatever is no picture of ours; nothing is stored then
     */
    async store(bytes: Buffer): Promise<StoredFile> {
      const { data, width, height } = await encode(bytes)
      const name = `${createHash('sha256').update(data).digest('hex').slice(0, 32)}.webp`
      await mkdir(folder, { recursive: true })
      await assertRoom(folder, data.length)
      const unfinished = join(folder, `.${createToken()}.part`)
      try {
        await writeFile(unfinished, data)
        await rename(unfinished, join(folder, name))
      } catch (error) {
        await rm(unfinished, { force: true })
        throw error
      }
      return { path: UPLOADS_PREFIX + name, width, height, bytes: data.length }
    },

    /** The paths of all that lie there. */
    async list(): Promise<string[]> {
      const names = await readdir(folder).catch(() => [])
      return uploadedPathsIn(...names.map((name) => UPLOADS_PREFIX + name))
    },

    /** What is known of a file that lies there, and when it came; null for what is no picture. */
    async look(path: string): Promise<(StoredFile & { at: number }) | null> {
      const file = fileOf(path)
      try {
        const bytes = await readFile(file)
        const [{ width, height }, { size, mtimeMs }] = await Promise.all([
          withDecoder((open) => open(bytes).metadata()),
          stat(file),
        ])
        return { path, width, height, bytes: size, at: Math.round(mtimeMs) }
      } catch {
        return null
      }
    },

    /** Removes what the end of a process left half written a day ago, by the clock of the file system. */
    async removeUnfinished(): Promise<void> {
      for (const name of await readdir(folder).catch(() => [])) {
        const file = join(folder, name)
        const found = UNFINISHED.test(name) ? await stat(file).catch(() => null) : null
        if (found && found.mtimeMs < Date.now() - UNFINISHED_KEPT_MS) await rm(file, { force: true })
      }
    },

    read: (path: string): Promise<Buffer> => readFile(fileOf(path)),
    remove: (path: string): Promise<void> => rm(fileOf(path), { force: true }),
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
