import { useMutation, useQueryClient } from '@tanstack/react-query'
import { shopOpeningEndpoints } from '#shared/contract/shop/opening.ts'
import { call } from '#web/api/client.ts'
import { openingQuery } from './opening.queries.ts'

/** Asks to be told, or takes that back. */
export function useAskForOpening() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (isWanted: boolean) =>
      call(isWanted ? shopOpeningEndpoints.ask : shopOpeningEndpoints.withdraw, {}),
    onSuccess: (asked) => client.setQueryData(openingQuery().queryKey, asked),
  })
}
