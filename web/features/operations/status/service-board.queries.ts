import { queryOptions, useQuery } from '@tanstack/react-query'
import { serviceBoardEndpoints } from '#shared/contract/operations/service-board.ts'
import { endpointQuery } from '#web/api/endpoint-query.ts'

export const serviceBoardQueries = {
  board: () =>
    queryOptions({
      queryKey: ['service-board'],
      ...endpointQuery(serviceBoardEndpoints.get, {}),
      refetchInterval: 60_000,
    }),
}

/** How each service is, by its name; empty until that is known. */
export const useServiceBoard = () => useQuery(serviceBoardQueries.board()).data ?? []
