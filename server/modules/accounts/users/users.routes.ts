import type { Serve } from '#server/http/serve.ts'
import { userEndpoints } from '#shared/contract/accounts/users.ts'
import type { UserAccountsService } from './user-accounts.service.ts'
import type { UserBansService } from './user-bans.service.ts'
import type { UserListService } from './user-list.service.ts'
import type { UserSessionsService } from './user-sessions.service.ts'

export type UserServices = {
  list: UserListService
  accounts: UserAccountsService
  bans: UserBansService
  sessions: UserSessionsService
}

export function usersRoutes(serve: Serve, { list, accounts, bans, sessions }: UserServices) {
  serve(userEndpoints.list, ({ query }) => list.list(query))
  serve(userEndpoints.get, ({ params, currentUser }) => accounts.getDetails(params.id, currentUser))
  serve(userEndpoints.ban, ({ params, body, currentUser }) => bans.ban(params.id, body, currentUser))
  serve(userEndpoints.unban, ({ params, currentUser }) => bans.unban(params.id, currentUser))
  serve(userEndpoints.endSessions, ({ params, currentUser }) => sessions.endAll(params.id, currentUser))
  serve(userEndpoints.endSession, ({ params, currentUser }) =>
    sessions.endOne(params.id, params.session, currentUser),
  )
  serve(userEndpoints.changeRoles, ({ body, currentUser }) => accounts.changeRoles(body, currentUser))
  serve(userEndpoints.export, ({ body, currentUser, language }) => list.export(body, currentUser, language))
  serve(userEndpoints.update, ({ params, body, currentUser }) =>
    accounts.update(params.id, body, currentUser),
  )
  serve(userEndpoints.remove, ({ params, currentUser }) => accounts.remove(params.id, currentUser))
}
