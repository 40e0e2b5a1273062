import { queryOptions, useQuery } from '@tanstack/react-query'
import { gameNameEndpoints } from '#shared/contract/games/game-names.ts'
import { call } from '#web/api/client.ts'
import { PRIVATE_KEY } from '#web/session/session.queries.ts'

const LOOK_AGAIN_MS = 4_000

export const gameNamesQueries = {
  /** Asked for again while a code waits that may be typed in the game. */
  own: () =>
    queryOptions({
      queryKey: [PRIVATE_KEY, 'game-names'],
      queryFn: () => call(gameNameEndpoints.list, {}),
      staleTime: 0,
      refetchInterval: ({ state: { data } }): number | false =>
        data?.some(({ waiting }) => waiting?.by === 'agent') ? LOOK_AGAIN_MS : false,
    }),
}

export const useGameNames = () => useQuery(gameNamesQueries.own())
