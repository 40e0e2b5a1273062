import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { PaymentWay } from '#shared/constants/shop/orders.ts'
import { orderEndpoints } from '#shared/contract/shop/orders.ts'
import { call } from '#web/api/client.ts'
import { orderQueries } from './orders.queries.ts'

/** Has an unpaid order paid again, or by something else. Whatever came of it, the order is looked at anew. */
export function usePayOrder(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (provider: PaymentWay) => call(orderEndpoints.pay, { params: { id }, body: { provider } }),
    onSettled: () => void client.invalidateQueries({ queryKey: orderQueries.allOwn }),
  })
}

export function useCancelOrder(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(orderEndpoints.cancel, { params: { id } }),
    onSettled: () => void client.invalidateQueries({ queryKey: orderQueries.allOwn }),
  })
}
