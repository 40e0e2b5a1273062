import { queryOptions } from '@tanstack/react-query'
import { pageEndpoints } from '#shared/contract/content/pages.ts'
import { endpointQuery } from '#web/api/endpoint-query.ts'

export const pagesQueries = {
  all: ['pages'],
  at: (path: string) =>
    queryOptions({
      queryKey: ['pages', path],
      ...endpointQuery(pageEndpoints.read, { query: { path } }),
    }),
}
