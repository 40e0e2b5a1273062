import type { Serve } from '#server/http/serve.ts'
import { pendingEndpoints } from '#shared/contract/platform/pending.ts'
import type { PendingService } from './pending.service.ts'

export function pendingRoutes(serve: Serve, pending: PendingService) {
  serve(pendingEndpoints.get, ({ currentUser }) => pending.list(currentUser))
}
