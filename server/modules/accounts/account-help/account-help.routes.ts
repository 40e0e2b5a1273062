import type { Serve } from '#server/http/serve.ts'
import { seenBy } from '#server/modules/accounts/rules/personal-view.ts'
import { accountHelpEndpoints } from '#shared/contract/accounts/account-help.ts'
import type { AccountHelpService } from './account-help.service.ts'
import type { RestoreName } from './restore-name.service.ts'

export function accountHelpRoutes(serve: Serve, help: AccountHelpService & { restoreName: RestoreName }) {
  serve(accountHelpEndpoints.create, async ({ body, currentUser, language }) =>
    seenBy(currentUser, await help.create(body, currentUser, language)),
  )
  serve(accountHelpEndpoints.passwordLink, ({ params, currentUser }) =>
    help.makePasswordLink(params.id, currentUser),
  )
  serve(accountHelpEndpoints.verify, async ({ params, body, currentUser }) =>
    seenBy(currentUser, await help.verify(params.id, body.email, currentUser)),
  )
  serve(accountHelpEndpoints.restoreName, async ({ params, body, currentUser }) =>
    seenBy(currentUser, await help.restoreName(params.id, body, currentUser)),
  )
}
