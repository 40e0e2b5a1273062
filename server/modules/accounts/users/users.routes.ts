import type { Serve } from '#server/http/serve.ts'
import { userEndpoints } from '#shared/contract/accounts/users.ts'
import type { UsersService } from './users.service.ts'

export function usersRoutes(serve: Serve, users: UsersService) {
  serve(userEndpoints.list, ({ query }) => users.list(query))
  serve(userEndpoints.get, ({ params, visitor }) => users.getDetails(params.id, visitor))
  serve(userEndpoints.ban, ({ params, body, visitor }) => users.ban(params.id, body, visitor))
  serve(userEndpoints.unban, ({ params, visitor }) => users.unban(params.id, visitor))
  serve(userEndpoints.endSessions, ({ params, visitor }) => users.endSessions(params.id, visitor))
  serve(userEndpoints.endSession, ({ params, visitor }) =>
    users.endSession(params.id, params.session, visitor),
  )
  serve(userEndpoints.changeRoles, ({ body, visitor }) => users.changeRoles(body, visitor))
  serve(userEndpoints.export, ({ body, visitor, language }) => users.export(body, visitor, language))
  serve(userEndpoints.update, ({ params, body, visitor }) => users.update(params.id, body, visitor))
  serve(userEndpoints.remove, ({ params, visitor }) => users.remove(params.id, visitor))
}
