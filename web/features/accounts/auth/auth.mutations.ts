import { useMutation, useQueryClient } from '@tanstack/react-query'
import { authEndpoints } from '#shared/contract/accounts/auth.ts'
import type { RequestOf } from '#shared/contract/endpoint.ts'
import { ApiError } from '#web/api/api-error.ts'
import { call } from '#web/api/client.ts'
import { sessionQueries } from '#web/session/session.queries.ts'

type Registration = RequestOf<typeof authEndpoints.register>['body']

/** Does the work that is asked for where a network makes one account after another. */
export function useRegister() {
  return useMutation({
    mutationFn: (body: Registration) =>
      call(authEndpoints.register, { body }).catch(async (error: unknown) => {
        if (!(error instanceof ApiError) || error.code !== 'proof_of_work_required') throw error
        const { solveWork } = await import('./proof/solve-work.ts')
        const altcha = await solveWork(await call(authEndpoints.proofOfWork, {}))
        return call(authEndpoints.register, { body: { ...body, altcha } })
      }),
  })
}

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
