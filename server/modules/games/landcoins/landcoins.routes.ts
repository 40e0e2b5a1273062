import type { Serve } from '#server/http/serve.ts'
import { landcoinsEndpoints as endpoints } from '#shared/contract/games/players/landcoins.ts'
import type { LandcoinsService } from './landcoins.service.ts'

export function landcoinsRoutes(serve: Serve, landcoins: LandcoinsService) {
  serve(endpoints.change, ({ body, gameServer }) => landcoins.change(body, gameServer))
}
