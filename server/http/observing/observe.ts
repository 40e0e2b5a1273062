import type { FastifyInstance } from 'fastify'
import type { Config } from '#server/config/env.ts'
import type { Engine } from '#server/db/engine.ts'
import { requestIdOf } from '#server/http/framework.ts'
import type { Listener } from '#server/http/listener.ts'
import { createAccessLog } from './access-log.ts'
import { publishMetrics } from './metrics.ts'

/** Begins to watch what is asked and answered, before anything else hears of a request. */
export function observe(
  app: FastifyInstance,
  {
    listener,
    config: { trustProxy, metricsKey, accessLog },
  }: {
    listener: Listener
    config: Pick<Config, 'trustProxy'> & Partial<Pick<Config, 'metricsKey' | 'accessLog'>>
  },
) {
  if (accessLog) listener.use(createAccessLog({ log: app.log, trustProxy, requestIdOf }))
  return {
    publishMetrics: (engine: Engine, assertReady: () => Promise<void>) =>
      publishMetrics(app, { listener, engine, key: metricsKey, assertReady }),
  }
}
