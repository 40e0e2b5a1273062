import { useMutation, useQueryClient } from '@tanstack/react-query'
import { staffOrderEndpoints } from '#shared/contract/shop/staff-orders.ts'
import { call } from '#web/api/client.ts'
import { PRIVATE_KEY } from '#web/session/session.queries.ts'

/** Says that an order was paid elsewhere. Whatever came of it, the order is looked at anew. */
export function useConfirmOrder(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (reason: string) => call(staffOrderEndpoints.confirm, { params: { id }, body: { reason } }),
    onSettled: () => client.invalidateQueries({ queryKey: [PRIVATE_KEY] }),
  })
}
