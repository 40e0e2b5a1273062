import type { Serve } from '#server/http/serve.ts'
import { agentKeyEndpoints } from '#shared/contract/games/agents/agent-keys.ts'
import { bridgeEndpoints } from '#shared/contract/games/bridge.ts'
import type { AgentKeysService } from './agent-keys.service.ts'

export function agentsRoutes(serve: Serve, keys: AgentKeysService) {
  serve(agentKeyEndpoints.list, ({ params }) => keys.list(params.id))
  serve(agentKeyEndpoints.create, ({ params, body, currentUser }) =>
    keys.create(params.id, body, currentUser),
  )
  serve(agentKeyEndpoints.remove, ({ params, currentUser }) =>
    keys.remove(params.id, params.key, currentUser),
  )
  serve(bridgeEndpoints.hello, ({ body, gameServer }) => keys.hello(body, gameServer))
}
