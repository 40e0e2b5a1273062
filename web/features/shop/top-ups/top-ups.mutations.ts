import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type TopUpDraft, topUpEndpoints } from '#shared/contract/shop/top-ups.ts'
import { call } from '#web/api/client.ts'
import { topUpsQuery } from './top-ups.queries.ts'

/** Begins a top-up, once for a key however often it is sent. */
export function useMakeTopUp() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ draft, key }: { draft: TopUpDraft; key: string }) =>
      call(topUpEndpoints.make, { headers: { 'idempotency-key': key }, body: draft }),
    onSuccess: () => client.invalidateQueries({ queryKey: topUpsQuery().queryKey }),
  })
}
