import { createHash } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { AppError } from '#server/lib/app-error.ts'
import { createToken } from '#server/lib/random-token.ts'
import type { UploadedImage } from '#shared/contract/platform/images.ts'

/** Where uploaded pictures are served. */
export const UPLOADS_PREFIX = '/uploads/'

const PIXELS_MAX = 40_000_000
const SIDE_MAX = 1_920
const WEBP_QUALITY = 80
/** What the decoder calls JPEG, PNG, WebP and AVIF. */
const FORMATS = new Set(['jpeg', 'png', 'webp', 'heif'])

export type ImagesService = ReturnType<typeof createImagesService>
export function createImagesService({ folder }: { folder: string }) {
  return {
    /**
     * Stores a picture anew: decoded, turned upright, made smaller where needed and written as WebP, so that nothing
     * of the file but its pixels remains. The same picture gets the same path.
     * @throws {AppError} `bad_image` for whatever is no picture of ours; nothing is stored then
     */
    async store(bytes: Buffer): Promise<UploadedImage> {
      const { data, width, height } = await encode(bytes)
      const name = `${createHash('sha256').update(data).digest('hex').slice(0, 32)}.webp`
      await mkdir(folder, { recursive: true })
      const unfinished = join(folder, `.${createToken()}.part`)
      await writeFile(unfinished, data)
      await rename(unfinished, join(folder, name))
      return { path: UPLOADS_PREFIX + name, width, height }
    },
  }
}

async function encode(bytes: Buffer) {
  // Loaded with the first upload: the decoder is large, and most processes never need it.
  const { default: sharp } = await import('sharp')
  try {
    const image = sharp(bytes, { limitInputPixels: PIXELS_MAX, failOn: 'error' })
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
}
