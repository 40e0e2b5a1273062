/** A line for each request, where the operator wants it: it costs more than a kept page does. */
import type { IncomingMessage } from 'node:http'
import proxyAddress from '@fastify/proxy-addr'
import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '#server/config/env.ts'
import type { Responder } from '#server/http/listener.ts'
import { shortenAddress } from '#server/lib/net/network-of.ts'

/**
 * Tells of every request once it has been answered, or its caller has gone. Without its query, which may hold what is
 * secret, and with the network instead of the address.
 */
export function createAccessLog({
  log,
  trustProxy,
  requestIdOf,
}: {
  log: Pick<FastifyBaseLogger, 'info'>
  trustProxy: Config['trustProxy']
  requestIdOf: (request: IncomingMessage) => string
}): Responder {
  const trust = trustOf(trustProxy)
  return (request, response) => {
    const start = performance.now()
    const { method, url = '' } = request
    const network = shortenAddress(proxyAddress(request, trust))
    response.once('close', () => {
      log.info(
        {
          requestId: requestIdOf(request),
          method,
          path: url.split('?', 1)[0],
          status: response.statusCode,
          isComplete: response.writableFinished,
          ms: Math.round((performance.now() - start) * 10) / 10,
          network,
        },
        'request',
      )
    })
    return false
  }
}

/** As the framework understands the same setting. */
function trustOf(trustProxy: Config['trustProxy']): (address: string, hop: number) => boolean {
  if (typeof trustProxy === 'function') return trustProxy
  if (typeof trustProxy === 'boolean') return () => trustProxy
  return proxyAddress.compile(trustProxy.split(',').map((network) => network.trim()))
}
