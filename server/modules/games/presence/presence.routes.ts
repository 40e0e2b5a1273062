import type { Serve } from '#server/http/serve.ts'
import { heartbeatEndpoints as endpoints } from '#shared/contract/games/agents/heartbeats.ts'
import type { PresenceService } from './presence.service.ts'

export function presenceRoutes(serve: Serve, presence: PresenceService) {
  serve(endpoints.beat, ({ body, gameServer }) => presence.beat(body, gameServer))
  serve(endpoints.listInstances, ({ params }) => presence.listInstances(params.id))
}
