import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type RefundDraft, refundEndpoints } from '#shared/contract/shop/refunds.ts'
import { staffOrderEndpoints } from '#shared/contract/shop/staff-orders.ts'
import { type UnclaimedDraft, unclaimedEndpoints } from '#shared/contract/shop/unclaimed.ts'
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

/** Says that for refused receipts others were made. */
export function useSettleReceipts(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (reason: string) =>
      call(staffOrderEndpoints.settleReceipts, { params: { id }, body: { reason } }),
    onSettled: () => client.invalidateQueries({ queryKey: [PRIVATE_KEY] }),
  })
}

/** Says that what the provider gave back beyond the books was looked into. */
export function useSettleRefundedMore(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (reason: string) =>
      call(staffOrderEndpoints.settleRefundedMore, { params: { id }, body: { reason } }),
    onSettled: () => client.invalidateQueries({ queryKey: [PRIVATE_KEY] }),
  })
}

/** Has money go back: once for a key, however often it is sent. */
export function useRefundOrder(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ draft, key }: { draft: RefundDraft; key: string }) =>
      call(refundEndpoints.ask, { params: { id }, headers: { 'idempotency-key': key }, body: draft }),
    onSettled: () => client.invalidateQueries({ queryKey: [PRIVATE_KEY] }),
  })
}

/** Says what the provider's cabinet shows of a refund. */
export function useDecideRefund(id: string, refund: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: { isDone: boolean; reason: string }) =>
      call(refundEndpoints.decide, { params: { id, refund }, body }),
    onSettled: () => client.invalidateQueries({ queryKey: [PRIVATE_KEY] }),
  })
}

/** Decides about money of nobody. */
export function useDecideUnclaimed(id: string, money: number) {
  const unclaimed = String(money)
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: UnclaimedDraft) =>
      call(unclaimedEndpoints.decide, { params: { id, unclaimed }, body }),
    onSettled: () => client.invalidateQueries({ queryKey: [PRIVATE_KEY] }),
  })
}
