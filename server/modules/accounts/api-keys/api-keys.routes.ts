import type { Serve } from '#server/http/serve.ts'
import { apiKeyEndpoints } from '#shared/contract/accounts/api-keys.ts'
import type { ApiKeysService } from './api-keys.service.ts'

export function apiKeysRoutes(serve: Serve, keys: ApiKeysService) {
  serve(apiKeyEndpoints.list, ({ currentUser }) => keys.list(currentUser))
  serve(apiKeyEndpoints.create, ({ body, currentUser }) => keys.create(body, currentUser))
  serve(apiKeyEndpoints.remove, ({ params, currentUser }) => keys.remove(params.id, currentUser))
}
