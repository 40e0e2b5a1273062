import { queryOptions } from '@tanstack/react-query'
import { legalEndpoints } from '#shared/contract/content/legal.ts'
import { endpointQuery } from '#web/api/endpoint-query.ts'

export const legalQueries = {
  document: (key: string) =>
    queryOptions({
      queryKey: ['legal', key],
      ...endpointQuery(legalEndpoints.get, { params: { key } }),
    }),
}
