import type { FastifyInstance } from 'fastify'

/** Tells once when a proxy seems to stand in front that nobody named: all its visitors have one address then, and share its limits. */
export function tellOfUnnamedProxy(app: FastifyInstance): void {
  let isTold = false
  app.addHook('onRequest', async ({ headers }) => {
    if (isTold || headers['x-forwarded-for'] === undefined) return
    isTold = true
    app.log.warn(
      'A request bears X-Forwarded-For and TRUST_PROXY is not set: behind a proxy all visitors share one limit of calls. ' +
        'Set TRUST_PROXY to the number of proxies in front, or to their addresses.',
    )
  })
}
