import { queryOptions, useQuery } from '@tanstack/react-query'
import { figureEndpoints } from '#shared/contract/operations/figures.ts'
import { endpointQuery } from '#web/api/endpoint-query.ts'

/** They come with the page, and nobody waits for the next one to register. */
const FRESH_MS = 15 * 60_000

export const figuresQueries = {
  get: () =>
    queryOptions({
      queryKey: ['figures'],
      ...endpointQuery(figureEndpoints.get, {}),
      staleTime: FRESH_MS,
    }),
}

/** What the site counts by itself; undefined until that is known. */
export const useFigures = () => useQuery(figuresQueries.get()).data
