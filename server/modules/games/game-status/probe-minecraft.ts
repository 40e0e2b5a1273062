import type { BlockList } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { createNetworkList, mayConnect } from '#server/lib/net/networks.ts'
import { pingBedrock } from './bedrock-ping.ts'
import { pingJava } from './java-ping.ts'
import { locate } from './locate.ts'
import type { ProbeResult } from './probe.ts'

const PROBE_TIMEOUT_MS = 3_000
const LOOKUP_TIMEOUT_MS = 2_000
const DEFAULT_PORTS = { java: 25_565, bedrock: 19_132 } as const
/** Our resolver failed, so nothing is known of the server. A name that does not exist is the server's own fault. */
const RESOLVER_FAULTS = new Set(['ETIMEOUT', 'ESERVFAIL', 'EREFUSED', 'ECONNREFUSED'])

type MinecraftServer = { ip: string; edition: 'java' | 'bedrock' }

/** Asks one Minecraft server. Never throws. */
export async function probeMinecraft(server: MinecraftServer, allowed: BlockList): Promise<ProbeResult> {
  let place: Awaited<ReturnType<typeof locateMinecraft>>
  try {
    place = await locateMinecraft(server)
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? ''
    const why = `the name was not found (${code})`
    return RESOLVER_FAULTS.has(code)
      ? { outcome: 'not-probed', why }
      : { outcome: 'silent', why, isNameUnknown: true }
  }
  if (!mayConnect(place.address, allowed))
    return { outcome: 'not-probed', why: `${place.address} is a private address; see PROBE_ALLOW_PRIVATE` }
  try {
    const ping = server.edition === 'java' ? pingJava : pingBedrock
    return { outcome: 'answered', answer: await ping({ ...place, timeoutMs: PROBE_TIMEOUT_MS }) }
  } catch (error) {
    return { outcome: 'silent', why: error instanceof Error ? error.message : String(error) }
  }
}

/** Makes the check whether a server may be probed where it is, or leads into a private network that is not allowed. */
export function createMayProbe(options: { allowPrivate: readonly string[] }) {
  const allowed = createNetworkList(options.allowPrivate)
  /** A name that is not found in time passes: it may be set up later, and each probe checks anew. */
  return async (server: MinecraftServer): Promise<boolean> => {
    const place = await Promise.race([
      locateMinecraft(server).catch(() => null),
      sleep(LOOKUP_TIMEOUT_MS, null, { ref: false }),
    ])
    return place === null || mayConnect(place.address, allowed)
  }
}

async function locateMinecraft({ ip, edition }: MinecraftServer) {
  const [host = '', port] = ip.split(':')
  const place = await locate({
    host,
    port: port ? Number(port) : null,
    defaultPort: DEFAULT_PORTS[edition],
    usesSrv: edition === 'java',
  })
  return { host, ...place }
}
