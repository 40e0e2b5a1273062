import type { Serve } from '#server/http/serve.ts'
import type { CacheInvalidationService } from '#server/modules/platform/cache-invalidation/cache-invalidation.service.ts'
import { profileEndpoints } from '#shared/contract/accounts/profile.ts'
import type { OwnAccountService } from './own-account.service.ts'
import type { ProfileService } from './profile.service.ts'

export function profileRoutes(
  serve: Serve,
  profile: ProfileService,
  ownAccount: OwnAccountService,
  { versionOf }: Pick<CacheInvalidationService, 'versionOf'>,
) {
  serve(profileEndpoints.get, ({ currentUser, language }) => profile.get(currentUser.id, language), {
    // Which tier points make stands in a collection.
    etagOf: ({ id, profileStamp }, language) =>
      `"${id}.${profileStamp}.${versionOf('collections')}.${language}"`,
  })
  serve(profileEndpoints.change, async ({ body, currentUser, language }) => {
    await ownAccount.change(currentUser, body)
    return profile.get(currentUser.id, language)
  })
  serve(profileEndpoints.permissions, ({ currentUser }) => profile.listPermissions(currentUser))
}
