import { queryOptions, useQuery } from '@tanstack/react-query'
import { secondFactorEndpoints } from '#shared/contract/accounts/second-factor.ts'
import { call } from '#web/api/client.ts'
import { PRIVATE_KEY } from '#web/session/session.queries.ts'

export const secondFactorQueries = {
  get: () =>
    queryOptions({
      queryKey: [PRIVATE_KEY, 'second-factor'],
      queryFn: () => call(secondFactorEndpoints.get, {}),
      staleTime: 0,
    }),
}

export const useSecondFactor = () => useQuery(secondFactorQueries.get())
