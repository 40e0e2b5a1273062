import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { AttemptProvider } from '#shared/constants/shop/payments.ts'
import { type TopUpDraft, topUpEndpoints } from '#shared/contract/shop/top-ups.ts'
import { call } from '#web/api/client.ts'
import { topUpsQuery } from './top-ups.queries.ts'

/** Begins a top-up, once for a key however often it is sent. */
export function useMakeTopUp() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ draft, key }: { draft: TopUpDraft; key: string }) =>
      call(topUpEndpoints.make, { headers: { 'idempotency-key': key }, body: draft }),
    onSuccess: () => void client.invalidateQueries({ queryKey: topUpsQuery().queryKey }),
  })
}

/** Has an unpaid one paid again, or by something else. Whatever came of it, all are looked at anew. */
export function usePayTopUp(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (provider: AttemptProvider) =>
      call(topUpEndpoints.pay, { params: { id }, body: { provider } }),
    onSettled: () => void client.invalidateQueries({ queryKey: topUpsQuery().queryKey }),
  })
}
