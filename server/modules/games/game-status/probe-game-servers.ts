import { createNetworkList } from '#server/lib/net/networks.ts'
import type { ProbeResult } from './probe.ts'
import { probeMinecraft } from './probe-minecraft.ts'
import type { ProbeGameServers } from './prober.ts'
import { createRobloxClient } from './roblox-games.ts'

/** Asks Minecraft servers one by one, side by side, and Roblox once for all of its games. */
export function createProbeGameServers(options: {
  allowPrivate: readonly string[]
  robloxApiUrl: string
  now: () => number
}): ProbeGameServers {
  const allowed = createNetworkList(options.allowPrivate)
  const probeRoblox = createRobloxClient({ baseUrl: options.robloxApiUrl, now: options.now })

  return async (servers) => {
    const universes = servers.flatMap((server) => (server.universe_id ? [server.universe_id] : []))
    const [byUniverse, ...minecraft] = await Promise.all([
      probeRoblox(universes),
      ...servers
        .filter((server) => server.type === 'minecraft')
        .map(async (server) => [server.id, await probeMinecraft(server, allowed)] as const),
    ])
    const results = new Map<number, ProbeResult>(minecraft)
    for (const server of servers) {
      if (server.type !== 'roblox') continue
      const answered = server.universe_id ? byUniverse.get(server.universe_id) : undefined
      results.set(server.id, answered ?? { outcome: 'not-probed', why: 'it has no universe id' })
    }
    return results
  }
}
