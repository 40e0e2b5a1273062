import type { Serve } from '#server/http/serve.ts'
import { ownSessionEndpoints } from '#shared/contract/accounts/own-sessions.ts'
import type { OwnSessionsService } from './own-sessions.service.ts'

export function ownSessionsRoutes(serve: Serve, ownSessions: OwnSessionsService) {
  serve(ownSessionEndpoints.list, ({ currentUser, language }) => ownSessions.list(currentUser, language))
  serve(ownSessionEndpoints.end, async ({ params, currentUser, cookie }) => {
    if (await ownSessions.end(params.id, currentUser)) cookie.clear()
  })
  serve(ownSessionEndpoints.endOthers, ({ currentUser }) => ownSessions.endOthers(currentUser))
}
