import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { PLAYERS_SEARCH_MIN } from '#shared/constants/games/players.ts'
import { playerEndpoints } from '#shared/contract/games/players/players.ts'
import { call } from '#web/api/client.ts'
import { endpointQuery } from '#web/api/endpoint-query.ts'

export const playerQueries = {
  one: (name: string) =>
    queryOptions({
      queryKey: ['players', name.toLowerCase()],
      ...endpointQuery(playerEndpoints.get, { params: { name } }),
    }),
  found: (search: string) =>
    queryOptions({
      queryKey: ['players', 'found', search.toLowerCase()],
      queryFn: () => call(playerEndpoints.search, { query: { search } }),
      placeholderData: keepPreviousData,
    }),
}

/** Players whose names begin so; nobody is asked for less than two letters. */
export const useFoundPlayers = (search: string) =>
  useQuery({ ...playerQueries.found(search), enabled: [...search].length >= PLAYERS_SEARCH_MIN })
