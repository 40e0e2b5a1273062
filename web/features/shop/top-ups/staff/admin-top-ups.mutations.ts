import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { TopUpRefundDraft } from '#shared/contract/shop/top-up-refunds.ts'
import { staffTopUpEndpoints } from '#shared/contract/shop/top-ups.ts'
import { call } from '#web/api/client.ts'
import { PRIVATE_KEY } from '#web/session/session.queries.ts'

/** Has money of a top-up go back: once for a key, however often it is sent. */
export function useRefundTopUp(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ draft, key }: { draft: TopUpRefundDraft; key: string }) =>
      call(staffTopUpEndpoints.refund, {
        params: { id },
        headers: { 'idempotency-key': key },
        body: draft,
      }),
    onSettled: () => client.invalidateQueries({ queryKey: [PRIVATE_KEY] }),
  })
}

/** Says what the provider's cabinet shows of a refund. */
export function useDecideTopUpRefund(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ refund, body }: { refund: string; body: { isDone: boolean; reason: string } }) =>
      call(staffTopUpEndpoints.decideRefund, { params: { id, refund }, body }),
    onSettled: () => client.invalidateQueries({ queryKey: [PRIVATE_KEY] }),
  })
}

/** Says that what the provider gave back beyond the books was looked into. */
export function useSettleTopUpRefundedMore(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (reason: string) =>
      call(staffTopUpEndpoints.settleRefundedMore, { params: { id }, body: { reason } }),
    onSettled: () => client.invalidateQueries({ queryKey: [PRIVATE_KEY] }),
  })
}

/** Gives what is nobody's to the balance of its owner. */
export function useCreditTopUp(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (reason: string) => call(staffTopUpEndpoints.credit, { params: { id }, body: { reason } }),
    onSettled: () => client.invalidateQueries({ queryKey: [PRIVATE_KEY] }),
  })
}
