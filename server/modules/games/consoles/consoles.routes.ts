import type { Serve } from '#server/http/serve.ts'
import { consoleEndpoints as endpoints } from '#shared/contract/games/agents/consoles.ts'
import type { ConsolesService } from './consoles.service.ts'

export function consolesRoutes(serve: Serve, consoles: ConsolesService) {
  serve(endpoints.get, ({ params }) => consoles.get(params.id))
  serve(endpoints.change, ({ params, body, currentUser }) => consoles.change(params.id, body, currentUser))
  serve(endpoints.test, ({ params, body }) => consoles.test(params.id, body))
}
