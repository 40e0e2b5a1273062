import { useMutation } from '@tanstack/react-query'
import { authEndpoints } from '#shared/contract/accounts/auth.ts'
import type { RequestOf } from '#shared/contract/endpoint.ts'
import { ApiError } from '#web/api/api-error.ts'
import { call } from '#web/api/client.ts'

type Registration = RequestOf<typeof authEndpoints.register>['body']

/** Does the work that is asked for where a network makes one account after another. */
export function useRegister() {
  return useMutation({
    mutationFn: (body: Registration) =>
      call(authEndpoints.register, { body }).catch(async (error: unknown) => {
        if (!(error instanceof ApiError) || error.code !== 'proof_of_work_required') throw error
        const { solveWork } = await import('./solve-work.ts')
        const altcha = await solveWork(await call(authEndpoints.proofOfWork, {}))
        return call(authEndpoints.register, { body: { ...body, altcha } })
      }),
  })
}
