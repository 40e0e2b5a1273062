import { useMutation, useQueryClient } from '@tanstack/react-query'
import { factorEndingEndpoints } from '#shared/contract/accounts/factor-ending.ts'
import { call } from '#web/api/client.ts'
import { PRIVATE_KEY } from '#web/session/session.queries.ts'

/** Begins to end the second factor of somebody else. */
export function useEndFactor(userId: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(factorEndingEndpoints.ask, { params: { id: String(userId) } }),
    onSettled: () => client.invalidateQueries({ queryKey: [PRIVATE_KEY] }),
  })
}
