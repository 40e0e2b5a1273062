import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type OrderDraft, orderEndpoints } from '#shared/contract/shop/orders.ts'
import { call } from '#web/api/client.ts'
import { orderQueries } from '#web/features/shop/orders/orders.queries.ts'

/** Makes an order, once for each attempt however often it is sent. */
export function useMakeOrder() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ attempt, draft }: { attempt: string; draft: OrderDraft }) =>
      call(orderEndpoints.make, { headers: { 'idempotency-key': attempt }, body: draft }),
    onSuccess: () => client.invalidateQueries({ queryKey: orderQueries.allOwn }),
  })
}
