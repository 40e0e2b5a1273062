/** Tells a plugin that there is something for it. What it answers decides nothing; its status tells whether it could be reached. */
import { request } from 'node:http'
import { findAddresses } from '#server/lib/net/find-addresses.ts'
import { createNetworkList, mayConnect } from '#server/lib/net/networks.ts'

const WAKE_TIMEOUT_MS = 3_000

/** The status it answered with; null where nobody did, or nobody may be asked there. Never throws. */
export type SendWake = (to: { host: string; port: number; keyHash: string }) => Promise<number | null>

/** The name is looked up once, and that very address is connected to; redirects lead nowhere. */
export function createSendWake({ allowPrivate }: { allowPrivate: readonly string[] }): SendWake {
  const allowed = createNetworkList(allowPrivate)
  return async ({ host, port, keyHash }) => {
    const signal = AbortSignal.timeout(WAKE_TIMEOUT_MS)
    try {
      const over = new Promise<never>((_, reject) =>
        signal.addEventListener('abort', () => reject(new Error('it took too long')), { once: true }),
      )
      const [address] = await Promise.race([findAddresses(host), over])
      if (!mayConnect(address, allowed)) return null
      return await new Promise<number | null>((resolve, reject) => {
        const headers = { host: `${host}:${port}`, authorization: keyHash, 'content-length': '0' }
        const asked = request({
          host: address,
          port,
          method: 'POST',
          path: '/',
          headers,
          signal,
          agent: false,
        })
        asked.on('response', (response) => {
          resolve(response.statusCode ?? null)
          response.on('error', () => {})
          response.destroy()
        })
        asked.on('error', reject)
        asked.end()
      })
    } catch {
      return null
    }
  }
}
