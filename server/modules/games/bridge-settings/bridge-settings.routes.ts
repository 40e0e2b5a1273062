import type { Serve } from '#server/http/serve.ts'
import { bridgeSettingsEndpoints as endpoints } from '#shared/contract/games/agents/bridge-settings.ts'
import type { BridgeSettingsService } from './bridge-settings.service.ts'

export function bridgeSettingsRoutes(serve: Serve, settings: BridgeSettingsService) {
  serve(endpoints.getSettings, ({ params }) => settings.get(params.id))
  serve(endpoints.changeSettings, ({ params, body, currentUser }) =>
    settings.change(params.id, body, currentUser),
  )
}
