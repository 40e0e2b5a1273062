import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type Delivery, type DeliveryByHand, deliveryEndpoints } from '#shared/contract/games/deliveries.ts'
import { failureMessage } from '#web/api/api-error.ts'
import { call } from '#web/api/client.ts'
import { PRIVATE_KEY } from '#web/session/session.queries.ts'
import type { Decision } from './delivery-decisions.ts'

const decide = (id: string, decision: Decision, reason: string) =>
  call(deliveryEndpoints[decision], { params: { id }, body: { reason } })

/** Whatever came of it, the list is read anew. */
export function useDecide(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ decision, reason }: { decision: Decision; reason: string }) =>
      decide(id, decision, reason),
    onSettled: () => client.invalidateQueries({ queryKey: [PRIVATE_KEY] }),
  })
}

/** One that nothing was done about, and why; empty where nobody said. */
export type Refused = { delivery: Delivery; why: string }

/** Decides the same about several, one after another; one that is refused holds nothing up. */
export function useDecideAll() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({
      deliveries,
      decision,
      reason,
    }: {
      deliveries: readonly Delivery[]
      decision: Decision
      reason: string
    }) => {
      const done: string[] = []
      const refused: Refused[] = []
      for (const delivery of deliveries)
        await decide(delivery.id, decision, reason)
          .then(() => done.push(delivery.id))
          .catch((error) => refused.push({ delivery, why: failureMessage(error, '') }))
      return { done, refused }
    },
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
