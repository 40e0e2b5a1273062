import type { Serve } from '#server/http/serve.ts'
import { legalEndpoints } from '#shared/contract/content/legal.ts'
import type { LegalService } from './legal.service.ts'

export function legalRoutes(serve: Serve, legal: LegalService) {
  serve(legalEndpoints.get, ({ params }) => legal.get(params.key))
}
