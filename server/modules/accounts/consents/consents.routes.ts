import type { Serve } from '#server/http/serve.ts'
import { consentEndpoints } from '#shared/contract/accounts/consents.ts'
import type { ConsentsService } from './consents.service.ts'

export function consentsRoutes(serve: Serve, consents: ConsentsService) {
  serve(consentEndpoints.list, ({ currentUser }) => consents.list(currentUser))
  serve(consentEndpoints.answer, ({ currentUser, params, body }) =>
    consents.answer(currentUser, params.consent, body),
  )
}
