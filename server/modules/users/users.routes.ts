import type { Serve } from '#server/http/serve.ts'
import { userEndpoints } from '#shared/contract/users.ts'
import type { UsersService } from './users.service.ts'

export function usersRoutes(serve: Serve, users: UsersService) {
  serve(userEndpoints.list, ({ query }) => users.list(query))
  serve(userEndpoints.update, ({ params, body, visitor }) => users.update(params.id, body, visitor))
  serve(userEndpoints.remove, ({ params, visitor }) => users.remove(params.id, visitor))
}
