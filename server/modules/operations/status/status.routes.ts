import type { Serve } from '#server/http/serve.ts'
import { serviceBoardEndpoints } from '#shared/contract/operations/service-board.ts'
import { statusEndpoints } from '#shared/contract/operations/status.ts'
import type { StatusService } from './status.service.ts'

export function statusRoutes(serve: Serve, status: StatusService) {
  serve(statusEndpoints.get, () => status.get())
  serve(serviceBoardEndpoints.get, () => status.getBoard())
}
