import type { Serve } from '#server/http/serve.ts'
import { passkeySignInEndpoints } from '#shared/contract/accounts/passkeys/passkey-sign-in.ts'
import { passkeyEndpoints } from '#shared/contract/accounts/passkeys/passkeys.ts'
import type { PasskeysService } from './passkeys.service.ts'

export function passkeysRoutes(serve: Serve, passkeys: PasskeysService) {
  serve(passkeyEndpoints.list, ({ currentUser }) => passkeys.list(currentUser))
  serve(passkeyEndpoints.begin, ({ currentUser }) => passkeys.begin(currentUser))
  serve(passkeyEndpoints.add, ({ body, currentUser }) => passkeys.add(body, currentUser))
  serve(passkeyEndpoints.rename, ({ params, body, currentUser }) =>
    passkeys.rename(params.id, body.name, currentUser),
  )
  serve(passkeyEndpoints.remove, ({ params, currentUser }) => passkeys.remove(params.id, currentUser))
  serve(passkeySignInEndpoints.ask, () => passkeys.ask())
}
