import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser'
import { useMutation } from '@tanstack/react-query'
import {
  type ProvedPasskey,
  passkeySignInEndpoints,
} from '#shared/contract/accounts/passkeys/passkey-sign-in.ts'
import { call } from '#web/api/client.ts'

/** Has the browser prove a passkey, which asks its owner, and hands what it said to `send`. */
export const useProvePasskey = () =>
  useMutation({
    async mutationFn(send: (passkey: ProvedPasskey) => Promise<unknown>) {
      const { startAuthentication } = await import('@simplewebauthn/browser')
      const options = await call(passkeySignInEndpoints.ask, {})
      return send(
        await startAuthentication({
          optionsJSON: options as unknown as PublicKeyCredentialRequestOptionsJSON,
        }),
      )
    },
  })
