import { getOverHttp } from '#server/lib/net/get-over-http.ts'
import { readLimited } from '#server/lib/net/read-limited.ts'
import { PLAYER_HEAD_TYPES, type PlayerHeadType } from '#shared/constants/player-heads.ts'
import type { KeptPicture } from './player-heads.store.ts'

const TIMEOUT_MS = 10_000
const PICTURE_MAX_BYTES = 64 * 1024
/** So few bytes may still unfold to thousands of pixels a side, in every browser that is shown them. */
const SIDE_MAX = 512

/** How each kind begins, in hexadecimal: https://mimesniff.spec.whatwg.org/#matching-an-image-type-pattern */
const BEGINNINGS: Record<PlayerHeadType, RegExp> = {
  'image/png': /^89504e470d0a1a0a/,
  'image/jpeg': /^ffd8ff/,
  'image/webp': /^52494646.{8}574542505650/,
}

/**
 * The picture the avatar service has for a name; null when it has none, or nothing that is a small picture.
 * @throws when it cannot be asked: no answer in ten seconds, too many questions, a fault of its own
 */
export type FetchAvatar = (username: string, signal: AbortSignal) => Promise<KeptPicture | null>

/** An address with `{username}` in it, and whether the environment says it: only that may lead to the machines beside ours. */
export type AvatarService = { template: string; isFixed: boolean }

/** `service` tells what is set now. */
export const createFetchAvatar =
  (service: () => Promise<AvatarService>): FetchAvatar =>
  async (username, signal) => {
    const { template, isFixed } = await service()
    const url = template.replaceAll('{username}', encodeURIComponent(username))
    const response = await getOverHttp(url, {
      isPublic: !isFixed,
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
      headers: { accept: PLAYER_HEAD_TYPES.join(', ') },
    })
    const { statusCode: status = 500 } = response
    if (status === 429 || status >= 500) {
      response.destroy()
      throw new Error(`The avatar service answered ${status}.`)
    }
    const bytes = await readLimited(response, PICTURE_MAX_BYTES)
    const type = status >= 200 && status < 300 && bytes && typeOf(bytes)
    return type && (await isSmall(bytes)) ? { type, bytes } : null
  }

const typeOf = (bytes: Buffer): PlayerHeadType | undefined =>
  PLAYER_HEAD_TYPES.find((type) => BEGINNINGS[type].test(bytes.toString('hex', 0, 16)))

/** By what its head says; nothing of it is decoded. */
async function isSmall(bytes: Buffer): Promise<boolean> {
  // Loaded with the first picture, as for uploads.
  const { default: sharp } = await import('sharp')
  const size = await sharp(bytes)
    .metadata()
    .catch(() => null)
  return size !== null && size.width <= SIDE_MAX && size.height <= SIDE_MAX
}
