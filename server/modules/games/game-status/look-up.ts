/** Asks a game server that nobody has added yet: is it there, and what is it. */

import { createNetworkList } from '#server/lib/net/networks.ts'
import type { GameServerType } from '#shared/constants/game-servers.ts'
import { PLAYERS_MAX } from '#shared/constants/game-servers.ts'
import { placeIdOf } from '#shared/contract/games/game-server-address.ts'
import type { FoundGameServer } from '#shared/contract/games/game-servers.ts'
import type { ProbeResult } from './probe.ts'
import { probeMinecraft } from './probe-minecraft.ts'
import { createRobloxClient } from './roblox-games.ts'
import { createUniverseFinder } from './roblox-universes.ts'

/** Never throws; takes a few seconds where nobody answers. The address is one that can be joined. */
type LookUp = (server: { type: GameServerType; ip: string }) => Promise<FoundGameServer>

export function createLookUp(options: {
  allowPrivate: readonly string[]
  robloxApiUrl: string
  robloxPlacesUrl: string
  now: () => number
}): LookUp {
  const allowed = createNetworkList(options.allowPrivate)
  const probeRoblox = createRobloxClient({ baseUrl: options.robloxApiUrl, now: options.now })
  const findUniverse = createUniverseFinder({ baseUrl: options.robloxPlacesUrl })

  /** Both protocols at once: the address does not tell which it speaks. */
  async function lookUpMinecraft(ip: string): Promise<FoundGameServer> {
    const [java, bedrock] = await Promise.all([
      probeMinecraft({ ip, edition: 'java' }, allowed),
      probeMinecraft({ ip, edition: 'bedrock' }, allowed),
    ])
    const isBedrock = java.outcome !== 'answered' && bedrock.outcome === 'answered'
    return {
      ...toldBy(isBedrock ? bedrock : java),
      type: 'minecraft',
      ip,
      edition: isBedrock ? 'bedrock' : 'java',
      universeId: null,
    }
  }

  async function lookUpRoblox(ip: string): Promise<FoundGameServer> {
    const placeId = placeIdOf(ip)
    const universeId = placeId ? await findUniverse(placeId) : null
    const shared = { type: 'roblox', ip, edition: 'java' } as const
    if (!universeId)
      return {
        ...shared,
        universeId: null,
        state: universeId === null ? 'not_found' : 'not_asked',
        answer: null,
      }
    const result = (await probeRoblox([universeId])).get(universeId)
    return { ...shared, universeId, ...(result ? toldBy(result) : { state: 'not_asked', answer: null }) }
  }

  return ({ type, ip }) => (type === 'roblox' ? lookUpRoblox(ip) : lookUpMinecraft(ip))
}

function toldBy(result: ProbeResult): Pick<FoundGameServer, 'state' | 'answer'> {
  if (result.outcome === 'not-probed') return { state: 'not_asked', answer: null }
  if (result.outcome === 'silent')
    return { state: result.isNameUnknown ? 'not_found' : 'silent', answer: null }
  const { motd, players, maxPlayers, version } = result.answer
  return {
    state: 'answers',
    answer: {
      name: motd,
      players: Math.min(players, PLAYERS_MAX),
      maxPlayers: Math.min(maxPlayers, PLAYERS_MAX),
      version,
    },
  }
}
