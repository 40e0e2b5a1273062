import type { Serve } from '#server/http/serve.ts'
import { firstAdministratorEndpoints } from '#shared/contract/accounts/first-administrator.ts'
import type { FirstAdministratorService } from './first-administrator.service.ts'

export function firstAdministratorRoutes(serve: Serve, administrator: FirstAdministratorService) {
  serve(firstAdministratorEndpoints.get, ({ currentUser }) => administrator.get(currentUser))
  serve(firstAdministratorEndpoints.change, async ({ body, currentUser, cookie, from }) => {
    const { session, ...account } = await administrator.change(body, currentUser, from)
    cookie.set(session.token, session.remembered)
    return account
  })
}
