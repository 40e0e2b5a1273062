/** Which universe a place of Roblox belongs to: players are counted by universe, links name places. */
import * as z from 'zod'
import { readLimited } from '#server/lib/net/read-limited.ts'

const TIMEOUT_MS = 3_000
const REPLY_MAX_BYTES = 16 * 1024

const universeSchema = z.object({ universeId: z.number().int().positive().nullish() })

/** Null where Roblox knows no such place, undefined where it could not be asked. */
export type FindUniverse = (placeId: string) => Promise<string | null | undefined>

/** `baseUrl` is the origin of the API, `https://apis.roblox.com` but for tests. The call never throws. */
export function createUniverseFinder({ baseUrl }: { baseUrl: string }): FindUniverse {
  return async (placeId) => {
    try {
      const response = await fetch(`${baseUrl}/universes/v1/places/${encodeURIComponent(placeId)}/universe`, {
        signal: AbortSignal.timeout(TIMEOUT_MS),
        headers: { accept: 'application/json' },
        redirect: 'error',
      })
      if (response.status === 404) return null
      if (!response.ok) return undefined
      const body = await readLimited(response.body, REPLY_MAX_BYTES)
      const { universeId } = universeSchema.parse(JSON.parse(body?.toString('utf8') ?? ''))
      return universeId ? String(universeId) : null
    } catch {
      return undefined
    }
  }
}
