import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { FIGURES_SEARCH_MAX } from '#shared/constants/games/leaderboards.ts'
import type { RequestOf } from '#shared/contract/endpoint.ts'
import { playerFiguresEndpoints } from '#shared/contract/games/player-figures.ts'
import { call } from '#web/api/client.ts'
import { pageIn, textIn, withoutGaps } from '#web/routing/query-values.ts'
import { PRIVATE_KEY } from '#web/session/session.queries.ts'

/** As it stands in the address. */
export type FiguresQuery = NonNullable<RequestOf<typeof playerFiguresEndpoints.list>['query']>

const GAME_SERVER = /^[1-9]\d{0,6}$/

/** What an address asks of the list. */
export function figuresQueryIn(address: URLSearchParams): FiguresQuery {
  const server = address.get('gameServerId') ?? ''
  return withoutGaps<FiguresQuery>({
    search: textIn(address, 'search', FIGURES_SEARCH_MAX),
    gameServerId: GAME_SERVER.test(server) ? server : undefined,
    waiting: address.get('waiting') === 'true' ? 'true' : undefined,
    page: pageIn(address),
  })
}

const figuresQuery = (query: FiguresQuery) =>
  queryOptions({
    queryKey: [PRIVATE_KEY, 'player-figures', query],
    queryFn: () => call(playerFiguresEndpoints.list, { query }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

export const useFigures = (query: FiguresQuery) => useQuery(figuresQuery(query))
