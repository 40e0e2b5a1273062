/** Roblox's public games API: one call for all our universes, backing off when it asks to. */
import * as z from 'zod'
import { askRoblox } from './ask-roblox.ts'
import type { ProbeResult } from './probe.ts'

const REPLY_MAX_BYTES = 512 * 1024
const BACK_OFF_FIRST_MS = 60_000
const BACK_OFF_MAX_MS = 15 * 60_000

const gamesSchema = z.object({
  data: z.array(
    z.object({
      id: z.number(),
      playing: z.number().int().min(0).nullish(),
      maxPlayers: z.number().int().min(0).nullish(),
      name: z.string().nullish(),
    }),
  ),
})

export type ProbeRoblox = (universeIds: readonly string[]) => Promise<Map<string, ProbeResult>>

/** `baseUrl` is the origin of the API, `https://games.roblox.com` but for tests. The call never throws. */
export function createRobloxClient(options: { baseUrl: string; now: () => number }): ProbeRoblox {
  let quietUntil = 0
  let backOffMs = 0

  return async (universeIds) => {
    const wait = quietUntil - options.now()
    if (universeIds.length === 0) return new Map()
    if (wait > 0) return notProbed(universeIds, `Roblox asked us to wait another ${Math.ceil(wait / 1000)} s`)
    try {
      const url = `${options.baseUrl}/v1/games?universeIds=${universeIds.map(encodeURIComponent).join(',')}`
      const { status, retryAfter, body } = await askRoblox(url, REPLY_MAX_BYTES)
      if (status === 429) {
        backOff(retryAfter)
        return notProbed(universeIds, 'Roblox answered 429')
      }
      if (status !== 200) return notProbed(universeIds, `Roblox answered ${status}`)
      if (body === null) return notProbed(universeIds, 'the answer of Roblox is too large')
      const games = gamesSchema.parse(JSON.parse(body))
      backOffMs = 0
      return new Map(
        universeIds.map((id) => [id, resultOf(games.data.find((game) => String(game.id) === id))]),
      )
    } catch (error) {
      return notProbed(universeIds, error instanceof Error ? error.message : String(error))
    }
  }

  function backOff(retryAfter: string | undefined) {
    backOffMs = Math.min(Math.max(backOffMs * 2, BACK_OFF_FIRST_MS), BACK_OFF_MAX_MS)
    const asked = Number(retryAfter) * 1000
    quietUntil = options.now() + Math.min(Math.max(backOffMs, asked || 0), BACK_OFF_MAX_MS)
  }
}

/** `maxPlayers` is the size of one instance of the game, of which there may be many. */
function resultOf(game: z.infer<typeof gamesSchema>['data'][number] | undefined): ProbeResult {
  if (!game || game.playing == null) return { outcome: 'not-probed', why: 'Roblox knows no such universe' }
  return {
    outcome: 'answered',
    answer: {
      players: game.playing,
      maxPlayers: game.maxPlayers ?? 0,
      version: '',
      motd: (game.name ?? '').slice(0, 200),
      latencyMs: null,
    },
  }
}

function notProbed(universeIds: readonly string[], why: string): Map<string, ProbeResult> {
  return new Map(universeIds.map((id) => [id, { outcome: 'not-probed', why }]))
}
