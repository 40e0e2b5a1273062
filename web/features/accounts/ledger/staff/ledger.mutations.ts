import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type BalanceChange, ledgerEndpoints } from '#shared/contract/accounts/ledger.ts'
import { call } from '#web/api/client.ts'
import { PRIVATE_KEY } from '#web/session/session.queries.ts'

/** Gives somebody money, or takes it: once for a key, however often it is sent. */
export function useChangeBalance(userId: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ key, ...body }: BalanceChange & { key: string }) =>
      call(ledgerEndpoints.changeBalance, {
        params: { id: String(userId) },
        headers: { 'idempotency-key': key },
        body,
      }),
    onSettled: () => client.invalidateQueries({ queryKey: [PRIVATE_KEY] }),
  })
}
