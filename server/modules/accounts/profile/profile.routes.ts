import type { Serve } from '#server/http/serve.ts'
import { profileEndpoints } from '#shared/contract/accounts/profile.ts'
import type { ProfileService } from './profile.service.ts'

export function profileRoutes(serve: Serve, profile: ProfileService) {
  serve(profileEndpoints.get, ({ visitor }) => profile.get(visitor.id))
  serve(profileEndpoints.permissions, ({ visitor }) => [...visitor.permissions])
}
