import type { Serve } from '#server/http/serve.ts'
import { factorEndingEndpoints } from '#shared/contract/accounts/factor-ending.ts'
import type { FactorEndingService } from './factor-ending.service.ts'

export function factorEndingRoutes(serve: Serve, ending: FactorEndingService) {
  serve(factorEndingEndpoints.ask, ({ params, currentUser }) => ending.ask(params.id, currentUser))
  serve(factorEndingEndpoints.keep, ({ body }) => ending.keepByToken(body.token))
}
