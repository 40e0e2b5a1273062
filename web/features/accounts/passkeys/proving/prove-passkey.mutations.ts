import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser'
import { useMutation } from '@tanstack/react-query'
import {
  type ProvedPasskey,
  passkeySignInEndpoints,
} from '#shared/contract/accounts/passkeys/passkey-sign-in.ts'
import { call } from '#web/api/client.ts'

/** What the browser is asked to prove. */
export async function askForPasskey(): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const options: unknown = await call(passkeySignInEndpoints.ask, {})
  return options as PublicKeyCredentialRequestOptionsJSON
}

/** Has the browser prove a passkey, which asks its owner, and hands what it said to `send`. */
export const useProvePasskey = () =>
  useMutation({
    async mutationFn(send: (passkey: ProvedPasskey) => Promise<unknown>) {
      const { startAuthentication } = await import('@simplewebauthn/browser')
      return send(await startAuthentication({ optionsJSON: await askForPasskey() }))
    },
  })
