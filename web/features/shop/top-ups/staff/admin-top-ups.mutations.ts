import { useMutation, useQueryClient } from '@tanstack/react-query'
import { staffTopUpEndpoints } from '#shared/contract/shop/top-ups.ts'
import { call } from '#web/api/client.ts'
import { PRIVATE_KEY } from '#web/session/session.queries.ts'

/** Books that all that is left of a top-up has gone back, once for a key. */
export function useRefundTopUp(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ reason, key }: { reason: string; key: string }) =>
      call(staffTopUpEndpoints.refund, {
        params: { id },
        headers: { 'idempotency-key': key },
        body: { reason },
      }),
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
