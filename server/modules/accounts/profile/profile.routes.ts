import type { Serve } from '#server/http/serve.ts'
import { profileEndpoints } from '#shared/contract/accounts/profile.ts'
import type { OwnAccountService } from './own-account.service.ts'
import type { ProfileService } from './profile.service.ts'

export function profileRoutes(serve: Serve, profile: ProfileService, ownAccount: OwnAccountService) {
  serve(profileEndpoints.get, ({ currentUser }) => profile.get(currentUser.id), {
    etagOf: ({ id, profileStamp }) => `"${id}.${profileStamp}"`,
  })
  serve(profileEndpoints.change, async ({ body, currentUser }) => {
    await ownAccount.change(currentUser, body)
    return profile.get(currentUser.id)
  })
  serve(profileEndpoints.permissions, ({ currentUser }) => profile.listPermissions(currentUser))
}
