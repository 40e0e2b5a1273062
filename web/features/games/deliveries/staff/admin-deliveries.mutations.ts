import { useMutation, useQueryClient } from '@tanstack/react-query'
import { deliveryEndpoints } from '#shared/contract/games/deliveries.ts'
import { call } from '#web/api/client.ts'
import { PRIVATE_KEY } from '#web/session/session.queries.ts'

/** Says that something was given by hand. Whatever came of it, the list is read anew. */
export function useMarkDone(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (reason: string) => call(deliveryEndpoints.markDone, { params: { id }, body: { reason } }),
    onSettled: () => client.invalidateQueries({ queryKey: [PRIVATE_KEY] }),
  })
}
