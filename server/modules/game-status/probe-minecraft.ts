import type { BlockList } from 'node:net'
import { pingBedrock } from './bedrock-ping.ts'
import { pingJava } from './java-ping.ts'
import type { ProbeResult } from './probe.ts'
import { locate, mayConnect } from './public-address.ts'

const PROBE_TIMEOUT_MS = 3_000
const DEFAULT_PORTS = { java: 25_565, bedrock: 19_132 } as const
/** Our resolver failed, so nothing is known of the server. A name that does not exist is the server's own fault. */
const RESOLVER_FAULTS = new Set(['EAI_AGAIN', 'ETIMEOUT', 'ESERVFAIL', 'ECONNREFUSED'])

/** Asks one Minecraft server. Never throws. */
export async function probeMinecraft(
  server: { ip: string; edition: 'java' | 'bedrock' },
  allowed: BlockList,
): Promise<ProbeResult> {
  const [host = '', portText] = server.ip.split(':')
  let place: { address: string; port: number }
  try {
    place = await locate({
      host,
      port: portText ? Number(portText) : null,
      defaultPort: DEFAULT_PORTS[server.edition],
      usesSrv: server.edition === 'java',
    })
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? ''
    return {
      outcome: RESOLVER_FAULTS.has(code) ? 'not-asked' : 'silent',
      why: `the name was not found (${code})`,
    }
  }
  if (!mayConnect(place.address, allowed))
    return { outcome: 'not-asked', why: `${place.address} is a private address; see PROBE_ALLOW_PRIVATE` }
  try {
    const ping = server.edition === 'java' ? pingJava : pingBedrock
    return { outcome: 'answered', answer: await ping({ host, ...place, timeoutMs: PROBE_TIMEOUT_MS }) }
  } catch (error) {
    return { outcome: 'silent', why: error instanceof Error ? error.message : String(error) }
  }
}
