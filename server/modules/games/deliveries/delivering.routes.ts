import type { Serve } from '#server/http/serve.ts'
import { bridgeEndpoints } from '#shared/contract/games/bridge.ts'
import type { ClaimingService } from './claiming.service.ts'
import type { ReportingService } from './reporting.service.ts'

export function deliveringRoutes(serve: Serve, claiming: ClaimingService, reporting: ReportingService) {
  serve(bridgeEndpoints.claim, ({ body, gameServer, gone }) => claiming.claim(body, gameServer, gone))
  serve(bridgeEndpoints.held, ({ body, gameServer }) => claiming.hold(body, gameServer))
  serve(bridgeEndpoints.report, ({ body, gameServer }) => reporting.report(body, gameServer))
}
