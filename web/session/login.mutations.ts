import { useMutation, useQueryClient } from '@tanstack/react-query'
import { authEndpoints } from '#shared/contract/accounts/auth.ts'
import { passkeySignInEndpoints } from '#shared/contract/accounts/passkeys/passkey-sign-in.ts'
import type { ReplyOf, RequestOf } from '#shared/contract/endpoint.ts'
import { call } from '#web/api/client.ts'
import { withdrawToasts } from '#web/toasts/toast.ts'
import { gateToasts } from './gate-toasts.ts'
import { setUser } from './session.mutations.ts'
import { welcome } from './session.queries.ts'

export const useLogin = () =>
  useEntering((body: RequestOf<typeof authEndpoints.login>['body']) => call(authEndpoints.login, { body }))

export const useLoginByPasskey = () =>
  useEntering((body: RequestOf<typeof passkeySignInEndpoints.login>['body']) =>
    call(passkeySignInEndpoints.login, { body }),
  )

function useEntering<Proof>(mutationFn: (proof: Proof) => Promise<ReplyOf<typeof authEndpoints.login>>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn,
    onSuccess: async ({ user }) => {
      withdrawToasts(gateToasts)
      await welcome(user)
      await setUser(client, user)
    },
  })
}
