import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP } from 'node:net'
import { findAddresses } from './find-addresses.ts'
import { isPublicAddress } from './networks.ts'

/** Where a request goes is found once, and checked: who asks twice may be told two things. */
export type FindAddresses = (host: string) => Promise<readonly string[]>

/**
 * Asks for what stands at an address; where it leads on to is not asked. `isPublic`: only on the public internet.
 * @throws when it cannot be asked, or stands where it may not be asked
 */
export async function getOverHttp(
  url: string,
  {
    isPublic,
    signal,
    headers,
    find = findAddresses,
  }: { isPublic: boolean; signal: AbortSignal; headers: Record<string, string>; find?: FindAddresses },
): Promise<IncomingMessage> {
  const { protocol, hostname } = new URL(url)
  const host = hostname.replace(/^\[|\]$/g, '')
  const addresses = await find(host)
  signal.throwIfAborted()
  for (const address of addresses)
    if (isPublic && !isPublicAddress(address))
      throw new Error(`${host} is at the private address ${address}.`)
  const found = addresses.map((address) => ({ address, family: isIP(address) }))
  const request = protocol === 'https:' ? requestHttps : requestHttp
  return new Promise((resolve, reject) => {
    request(url, {
      signal,
      headers,
      agent: false,
      lookup: (_host, { all }, done) => {
        const [first = { address: '', family: 4 }] = found
        if (all) done(null, found)
        else done(null, first.address, first.family)
      },
    })
      .on('response', resolve)
      .on('error', reject)
      .end()
  })
}
