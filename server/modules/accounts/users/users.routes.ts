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
  serve(userEndpoints.get, ({ params, visitor }) => accounts.getDetails(params.id, visitor))
  serve(userEndpoints.ban, ({ params, body, visitor }) => bans.ban(params.id, body, visitor))
  serve(userEndpoints.unban, ({ params, visitor }) => bans.unban(params.id, visitor))
  serve(userEndpoints.endSessions, ({ params, visitor }) => sessions.endAll(params.id, visitor))
  serve(userEndpoints.endSession, ({ params, visitor }) =>
    sessions.endOne(params.id, params.session, visitor),
  )
  serve(userEndpoints.changeRoles, ({ body, visitor }) => accounts.changeRoles(body, visitor))
  serve(userEndpoints.export, ({ body, visitor, language }) => list.export(body, visitor, language))
  serve(userEndpoints.update, ({ params, body, visitor }) => accounts.update(params.id, body, visitor))
  serve(userEndpoints.remove, ({ params, visitor }) => accounts.remove(params.id, visitor))
}
