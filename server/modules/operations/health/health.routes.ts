import type { Engine } from '#server/db/engine.ts'
import type { Serve } from '#server/http/serve.ts'
import { healthEndpoints } from '#shared/contract/operations/health.ts'
import type { ReadinessService } from './readiness.service.ts'

export function healthRoutes(serve: Serve, engine: Engine, readiness: ReadinessService) {
  // Asks nothing: nobody shall restart every process because the database is away.
  serve(healthEndpoints.live, () => ({ status: 'ok' as const, database: engine }))
  serve(healthEndpoints.ready, async () => {
    await readiness.assertReady()
    return { status: 'ok' as const }
  })
}
