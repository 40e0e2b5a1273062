import type { Serve } from '#server/http/serve.ts'
import { roleEndpoints } from '#shared/contract/accounts/roles.ts'
import type { RolesService } from './roles.service.ts'

export function rolesRoutes(serve: Serve, roles: RolesService) {
  serve(roleEndpoints.list, () => roles.list())
  serve(roleEndpoints.create, ({ body, currentUser }) => roles.create(body, currentUser))
  serve(roleEndpoints.update, ({ params, body, currentUser }) => roles.update(params.id, body, currentUser))
  serve(roleEndpoints.double, ({ params, currentUser }) => roles.double(params.id, currentUser))
  serve(roleEndpoints.setOrder, ({ body, currentUser }) => roles.setOrder(body, currentUser))
  serve(roleEndpoints.remove, ({ params, currentUser }) => roles.remove(params.id, currentUser))
  serve(roleEndpoints.permissions, ({ language }) => roles.listPermissions(language))
}
