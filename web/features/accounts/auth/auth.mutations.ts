import { useMutation, useQueryClient } from '@tanstack/react-query'
import { authEndpoints } from '#shared/contract/accounts/auth.ts'
import type { RequestOf } from '#shared/contract/endpoint.ts'
import { call } from '#web/api/client.ts'
import { sessionQueries } from '#web/session/session.queries.ts'

/** Takes a username or an e-mail address. */
export function useForgotPassword() {
  return useMutation({
    mutationFn: (username: string) => call(authEndpoints.forgotPassword, { body: { username } }),
  })
}

/** Ends every session of the account, the one in this browser as well when it was its own. */
export function useResetPassword() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: RequestOf<typeof authEndpoints.resetPassword>['body']) =>
      call(authEndpoints.resetPassword, { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: sessionQueries.profile().queryKey }),
  })
}

export function useVerifyAccount() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (token: string) => call(authEndpoints.verifyAccount, { body: { token } }),
    onSuccess: () => client.invalidateQueries({ queryKey: sessionQueries.profile().queryKey }),
  })
}
