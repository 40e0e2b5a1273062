import { queryOptions, useQuery } from '@tanstack/react-query'
import { gameStatusEndpoints } from '#shared/contract/games/game-status.ts'
import { endpointQuery } from '#web/api/endpoint-query.ts'
import { glancesKey } from './status-keys.ts'

export const glancesQueries = {
  /** Comes with the page; from then on the stream keeps it fresh where it is shown. */
  list: () =>
    queryOptions({
      queryKey: glancesKey,
      ...endpointQuery(gameStatusEndpoints.glances, {}),
      staleTime: Number.POSITIVE_INFINITY,
    }),
}

/** Every game server at a glance; undefined until they are known. */
export const useGlances = () => useQuery(glancesQueries.list()).data
