import type { Serve } from '#server/http/serve.ts'
import { profileEndpoints } from '#shared/contract/accounts/profile.ts'
import type { OwnAccountService } from './own-account.service.ts'
import type { ProfileService } from './profile.service.ts'

export function profileRoutes(serve: Serve, profile: ProfileService, ownAccount: OwnAccountService) {
  serve(profileEndpoints.get, ({ currentUser, language }) => profile.get(currentUser.id, language), {
    etagOf: ({ id, profileStamp }, language) => `"${id}.${profileStamp}.${language}"`,
  })
  serve(profileEndpoints.change, async ({ body, currentUser, language }) => {
    await ownAccount.change(currentUser, body)
    return profile.get(currentUser.id, language)
  })
  serve(profileEndpoints.permissions, ({ currentUser }) => profile.listPermissions(currentUser))
}
