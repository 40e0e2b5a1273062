import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { type BlockList, isIP } from 'node:net'
import { findAddresses } from './find-addresses.ts'
import type { FindAddresses } from './get-over-http.ts'
import { mayConnect } from './networks.ts'
import { readLimited } from './read-limited.ts'

const PATIENCE_MS = 5_000
const ANSWER_MAX_BYTES = 64 * 1024

/** What came back; of an answer that is too long nothing. */
export type PostAnswer = { status: number; text: string }

/** Sends a body; where the answer leads on to is not asked. */
export type PostOverHttp = (url: string, body: string, headers: Record<string, string>) => Promise<PostAnswer>

/**
 * Makes calls to the public internet, and to the networks that the operator allowed: a host is found once, and checked, and all of it
 * takes five seconds at most. The call throws when it cannot be made, or leads where it may not.
 */
export function createPostOverHttp(
  allowed: BlockList,
  { find = findAddresses, patienceMs = PATIENCE_MS }: { find?: FindAddresses; patienceMs?: number } = {},
): PostOverHttp {
  return async (url, body, headers) => {
    const signal = AbortSignal.timeout(patienceMs)
    const { protocol, hostname } = new URL(url)
    const host = hostname.replace(/^\[|\]$/g, '')
    const addresses = await find(host)
    signal.throwIfAborted()
    for (const address of addresses)
      if (!mayConnect(address, allowed)) throw new Error(`${host} is at the private address ${address}.`)
    const found = addresses.map((address) => ({ address, family: isIP(address) }))
    const request = protocol === 'https:' ? requestHttps : requestHttp
    return new Promise((resolve, reject) => {
      request(url, {
        method: 'POST',
        signal,
        headers: { ...headers, 'content-length': Buffer.byteLength(body) },
        agent: false,
        lookup: (_host, { all }, done) => {
          const [first = { address: '', family: 4 }] = found
          if (all) done(null, found)
          else done(null, first.address, first.family)
        },
      })
        .on('response', (response) => {
          readLimited(response, ANSWER_MAX_BYTES).then(
            (bytes) => resolve({ status: response.statusCode ?? 0, text: bytes?.toString('utf8') ?? '' }),
            reject,
          )
        })
        .on('error', reject)
        .end(body)
    })
  }
}
