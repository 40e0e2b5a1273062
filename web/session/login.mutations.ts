import { useMutation, useQueryClient } from '@tanstack/react-query'
import { authEndpoints } from '#shared/contract/accounts/auth.ts'
import type { RequestOf } from '#shared/contract/endpoint.ts'
import { call } from '#web/api/client.ts'
import { withdrawToasts } from '#web/toasts/toast.ts'
import { gateToasts } from './gate-toasts.ts'
import { setUser } from './session.mutations.ts'
import { welcome } from './session.queries.ts'

export function useLogin() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: RequestOf<typeof authEndpoints.login>['body']) => call(authEndpoints.login, { body }),
    onSuccess: async ({ user }) => {
      withdrawToasts(gateToasts)
      await welcome(user)
      await setUser(client, user)
    },
  })
}
