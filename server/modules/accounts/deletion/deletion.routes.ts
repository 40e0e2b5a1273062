import type { Serve } from '#server/http/serve.ts'
import { ownDataEndpoints } from '#shared/contract/accounts/own-data.ts'
import type { DeletionService } from './deletion.service.ts'

export function deletionRoutes(serve: Serve, deletion: DeletionService) {
  serve(ownDataEndpoints.remove, async ({ body, currentUser, cookie }) => {
    await deletion.ask(body.password, currentUser)
    cookie.clear()
  })
  serve(ownDataEndpoints.undoRemoval, ({ body }) => deletion.undo(body.token))
}
