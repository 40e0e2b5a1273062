import type { Serve } from '#server/http/serve.ts'
import { confirmationEndpoints } from '#shared/contract/accounts/confirmation.ts'
import type { ConfirmationService } from './confirmation.service.ts'

export function confirmationRoutes(serve: Serve, confirmation: ConfirmationService) {
  serve(confirmationEndpoints.confirm, ({ body, currentUser }) => confirmation.confirm(body, currentUser))
}
