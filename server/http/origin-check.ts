import type { FastifyInstance } from 'fastify'
import { AppError } from '#server/lib/app-error.ts'

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

declare module 'fastify' {
  interface FastifyContextConfig {
    isFromAnywhere?: boolean
  }
}

/**
 * Refuses writes that a page of another site makes a browser send. A call without an `Origin`, from curl or a
 * launcher, passes: no browser leaves it out of a cross-site write.
 */
export function refuseCrossSiteWrites(app: FastifyInstance, siteUrl: string): void {
  const siteHost = new URL(siteUrl).host
  app.addHook('onRequest', async (request) => {
    if (SAFE_METHODS.has(request.method) || request.routeOptions.config.isFromAnywhere) return
    const { origin } = request.headers
    if (origin === undefined) {
      if (request.headers['sec-fetch-site'] === 'cross-site') throw new AppError('cross_site')
      return
    }
    const originHost = URL.canParse(origin) ? new URL(origin).host : null
    if (originHost !== request.host && originHost !== siteHost) throw new AppError('cross_site')
  })
}
