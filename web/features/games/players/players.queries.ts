import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { PLAYERS_SEARCH_MIN } from '#shared/constants/games/players.ts'
import { playerEndpoints } from '#shared/contract/games/players/players.ts'
import { call } from '#web/api/client.ts'
import { endpointQuery } from '#web/api/endpoint-query.ts'
import { PRIVATE_KEY } from '#web/session/session.queries.ts'

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

/** A page that only its player and staff are shown; asked by whoever is signed in. */
export const useHiddenPlayer = (name: string) =>
  useQuery({
    queryKey: [PRIVATE_KEY, 'players', name.toLowerCase()],
    queryFn: () => call(playerEndpoints.getHidden, { params: { name } }),
  })

/** Players whose names begin so; nobody is asked for less than two letters. */
export const useFoundPlayers = (search: string) =>
  useQuery({ ...playerQueries.found(search), enabled: [...search].length >= PLAYERS_SEARCH_MIN })
