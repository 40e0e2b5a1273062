import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { RANKED_FIGURES, type RankedFigure } from '#shared/constants/games/leaderboards.ts'
import { leaderboardEndpoints } from '#shared/contract/games/leaderboards.ts'
import { seasonEndpoints } from '#shared/contract/games/seasons.ts'
import { call } from '#web/api/client.ts'
import { endpointQuery } from '#web/api/endpoint-query.ts'
import { withoutGaps } from '#web/routing/query-values.ts'
import { PAGE_IN_QUERY, pageIn } from '#web/routing/use-address-query.ts'
import { PRIVATE_KEY } from '#web/session/session.queries.ts'
import { useSession } from '#web/session/session.tsx'

const ID = /^[1-9]\d{0,14}$/

/** What of the address makes another table; what is delivered stands in none. */
export const BOARD_IN_QUERY = {
  by: new RegExp(`^(?:${RANKED_FIGURES.slice(1).join('|')})$`),
  gameServerId: ID,
  season: ID,
  accounts: /^true$/,
  page: PAGE_IN_QUERY,
} as const

export type Board = { by: RankedFigure; gameServerId?: string; season?: string; accounts?: 'true' }

/** The table that an address asks for. */
export function boardIn(address: URLSearchParams): Board {
  const idIn = (name: string) => ID.exec(address.get(name) ?? '')?.[0]
  return withoutGaps<Board>({
    by: RANKED_FIGURES.find((figure) => figure === address.get('by')) ?? RANKED_FIGURES[0],
    gameServerId: idIn('gameServerId'),
    season: idIn('season'),
    accounts: address.get('accounts') === 'true' ? 'true' : undefined,
  })
}

export const leaderboardQueries = {
  page: (address: URLSearchParams) => {
    const query = { ...boardIn(address), page: String(pageIn(address)) }
    return queryOptions({
      queryKey: ['leaderboards', query],
      ...endpointQuery(leaderboardEndpoints.list, { query }),
      placeholderData: keepPreviousData,
    })
  },
  seasons: () => queryOptions({ queryKey: ['seasons'], ...endpointQuery(seasonEndpoints.list, {}) }),
  own: (board: Board) =>
    queryOptions({
      queryKey: [PRIVATE_KEY, 'leaderboards', board],
      queryFn: () => call(leaderboardEndpoints.own, { query: board }),
    }),
}

export const useSeasons = () => useQuery(leaderboardQueries.seasons())
export const useLeaderboard = (address: URLSearchParams) => useQuery(leaderboardQueries.page(address))

/** The place of whoever is signed in; nobody else is asked about. */
export const useOwnPlace = (board: Board) =>
  useQuery({ ...leaderboardQueries.own(board), enabled: useSession().user !== null })
