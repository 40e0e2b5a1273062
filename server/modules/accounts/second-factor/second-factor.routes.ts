import type { Serve } from '#server/http/serve.ts'
import { secondFactorEndpoints } from '#shared/contract/accounts/second-factor.ts'
import type { SecondFactorService } from './second-factor.service.ts'

export function secondFactorRoutes(serve: Serve, factor: SecondFactorService) {
  serve(secondFactorEndpoints.get, ({ currentUser }) => factor.get(currentUser))
  serve(secondFactorEndpoints.begin, ({ currentUser }) => factor.begin(currentUser))
  serve(secondFactorEndpoints.turnOn, ({ body, currentUser }) => factor.turnOn(body.code, currentUser))
  serve(secondFactorEndpoints.turnOff, ({ currentUser }) => factor.turnOff(currentUser))
  serve(secondFactorEndpoints.renewRecoveryCodes, ({ currentUser }) => factor.renewRecoveryCodes(currentUser))
}
