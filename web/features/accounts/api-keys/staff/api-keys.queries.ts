import { queryOptions, useQuery } from '@tanstack/react-query'
import { apiKeyEndpoints } from '#shared/contract/accounts/api-keys.ts'
import { call } from '#web/api/client.ts'
import { PRIVATE_KEY } from '#web/session/session.queries.ts'

export const apiKeysQueries = {
  list: () =>
    queryOptions({
      queryKey: [PRIVATE_KEY, 'api-keys'],
      queryFn: () => call(apiKeyEndpoints.list, {}),
    }),
}

export const useApiKeys = () => useQuery(apiKeysQueries.list())
