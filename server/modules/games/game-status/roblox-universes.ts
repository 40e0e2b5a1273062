/** Which universe a place of Roblox belongs to: players are counted by universe, links name places. */
import * as z from 'zod'
import { askRoblox } from './ask-roblox.ts'

const REPLY_MAX_BYTES = 16 * 1024

const universeSchema = z.object({ universeId: z.number().int().positive().nullish() })

/** Null where Roblox knows no such place, undefined where it could not be asked. */
export type FindUniverse = (placeId: string) => Promise<string | null | undefined>

/** `baseUrl` is the origin of the API, `https://apis.roblox.com` but for tests. The call never throws. */
export function createUniverseFinder({ baseUrl }: { baseUrl: string }): FindUniverse {
  return async (placeId) => {
    try {
      const url = `${baseUrl}/universes/v1/places/${encodeURIComponent(placeId)}/universe`
      const { status, body } = await askRoblox(url, REPLY_MAX_BYTES)
      if (status === 404) return null
      if (body === null) return undefined
      const { universeId } = universeSchema.parse(JSON.parse(body))
      return universeId ? String(universeId) : null
    } catch {
      return undefined
    }
  }
}
