import type { Database } from '#server/db/database.ts'
import type { Serve } from '#server/http/serve.ts'
import { AppError } from '#server/lib/app-error.ts'
import { healthEndpoints } from '#shared/contract/operations/health.ts'

export function healthRoutes(serve: Serve, database: Pick<Database, 'engine' | 'ping'>) {
  serve(healthEndpoints.get, async () => {
    try {
      await database.ping()
    } catch (cause) {
      throw new AppError('unavailable', { cause })
    }
    return { status: 'ok' as const, database: database.engine }
  })
}
