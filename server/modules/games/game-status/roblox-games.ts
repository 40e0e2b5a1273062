/** Roblox's public games API: one call for all our universes, backing off when it asks to. */
import * as z from 'zod'
import { readLimited } from '#server/lib/net/read-limited.ts'
import type { ProbeResult } from './probe.ts'

const TIMEOUT_MS = 3_000
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
      const response = await fetch(url, {
        signal: AbortSignal.timeout(TIMEOUT_MS),
        headers: { accept: 'application/json' },
        redirect: 'error',
      })
      if (response.status === 429) {
        backOff(response.headers.get('retry-after'))
        return notProbed(universeIds, 'Roblox answered 429')
      }
      if (!response.ok) return notProbed(universeIds, `Roblox answered ${response.status}`)
      const answer = await readLimited(response.body, REPLY_MAX_BYTES)
      if (!answer) return notProbed(universeIds, 'the answer of Roblox is too large')
      const games = gamesSchema.parse(JSON.parse(answer.toString('utf8')))
      backOffMs = 0
      return new Map(
        universeIds.map((id) => [id, resultOf(games.data.find((game) => String(game.id) === id))]),
      )
    } catch (error) {
      return notProbed(universeIds, error instanceof Error ? error.message : String(error))
    }
  }

  function backOff(retryAfter: string | null) {
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
