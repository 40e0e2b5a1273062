import type { Serve } from '#server/http/serve.ts'
import { seenBy } from '#server/modules/accounts/rules/personal-view.ts'
import { userEndpoints } from '#shared/contract/accounts/users.ts'
import type { UserBansService } from './bans/user-bans.service.ts'
import type { UserAccountsService } from './user-accounts.service.ts'
import type { UserListService } from './user-list.service.ts'
import type { UserSessionsService } from './user-sessions.service.ts'

export type UserServices = {
  list: UserListService
  accounts: UserAccountsService
  bans: UserBansService
  sessions: UserSessionsService
}

export function usersRoutes(serve: Serve, { list, accounts, bans, sessions }: UserServices) {
  serve(userEndpoints.list, ({ query, currentUser }) => list.list(query, currentUser))
  serve(userEndpoints.get, async ({ params, currentUser, language }) =>
    seenBy(currentUser, await accounts.getDetails(params.id, currentUser, language)),
  )
  serve(userEndpoints.ban, async ({ params, body, currentUser }) =>
    seenBy(currentUser, await bans.ban(params.id, body, currentUser)),
  )
  serve(userEndpoints.unban, async ({ params, query, currentUser }) =>
    seenBy(currentUser, await bans.unban(params.id, currentUser, query.known)),
  )
  serve(userEndpoints.endSessions, ({ params, currentUser }) => sessions.endAll(params.id, currentUser))
  serve(userEndpoints.endSession, ({ params, currentUser }) =>
    sessions.endOne(params.id, params.session, currentUser),
  )
  serve(userEndpoints.changeRoles, async ({ body, currentUser }) =>
    (await accounts.changeRoles(body, currentUser)).map((user) => seenBy(currentUser, user)),
  )
  serve(userEndpoints.export, ({ body, currentUser, language }) => list.export(body, currentUser, language))
  serve(userEndpoints.update, async ({ params, body, currentUser }) =>
    seenBy(currentUser, await accounts.update(params.id, body, currentUser)),
  )
  serve(userEndpoints.remove, ({ params, currentUser }) => accounts.remove(params.id, currentUser))
}
