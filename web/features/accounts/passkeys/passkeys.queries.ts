import { queryOptions, useQuery } from '@tanstack/react-query'
import { passkeyEndpoints } from '#shared/contract/accounts/passkeys/passkeys.ts'
import { call } from '#web/api/client.ts'
import { PRIVATE_KEY } from '#web/session/session.queries.ts'

export const passkeyQueries = {
  list: () =>
    queryOptions({
      queryKey: [PRIVATE_KEY, 'passkeys'],
      queryFn: () => call(passkeyEndpoints.list, {}),
      staleTime: 0,
    }),
}

export const usePasskeys = () => useQuery(passkeyQueries.list())
