import type { Serve } from '#server/http/serve.ts'
import { roleEndpoints } from '#shared/contract/accounts/roles.ts'
import type { RolesService } from './roles.service.ts'

export function rolesRoutes(serve: Serve, roles: RolesService) {
  serve(roleEndpoints.list, () => roles.list())
  serve(roleEndpoints.create, ({ body, visitor }) => roles.create(body, visitor))
  serve(roleEndpoints.update, ({ params, body, visitor }) => roles.update(params.id, body, visitor))
  serve(roleEndpoints.remove, ({ params, visitor }) => roles.remove(params.id, visitor))
  serve(roleEndpoints.permissions, ({ language }) => roles.listPermissions(language))
}
