import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type DeliveryByHand, deliveryEndpoints } from '#shared/contract/games/deliveries.ts'
import { call } from '#web/api/client.ts'
import { PRIVATE_KEY } from '#web/session/session.queries.ts'

/** What staff decide about a command, each with a reason. */
export type Decision = 'markDone' | 'retry' | 'cancel'

/** Whatever came of it, the list is read anew. */
export function useDecide(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ decision, reason }: { decision: Decision; reason: string }) =>
      call(deliveryEndpoints[decision], { params: { id }, body: { reason } }),
    onSettled: () => client.invalidateQueries({ queryKey: [PRIVATE_KEY] }),
  })
}

export function useSendCommand() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: DeliveryByHand) => call(deliveryEndpoints.send, { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: [PRIVATE_KEY] }),
  })
}
