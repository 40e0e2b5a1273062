import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { tournamentEndpoints } from '#shared/contract/games/tournaments.ts'
import { call } from '#web/api/client.ts'
import { PRIVATE_KEY } from '#web/session/session.queries.ts'

export const adminRegistrationsQueries = {
  lists: (tournamentId: number) => [PRIVATE_KEY, 'tournament', tournamentId, 'registrations'] as const,
  list: (tournamentId: number, search: string, page: number) =>
    queryOptions({
      queryKey: [...adminRegistrationsQueries.lists(tournamentId), search, page],
      queryFn: () =>
        call(tournamentEndpoints.listForStaff, {
          params: { id: String(tournamentId) },
          query: { page: String(page), ...(search && { search }) },
        }),
      placeholderData: keepPreviousData,
    }),
}

export const useStaffRegistrations = (tournamentId: number, search: string, page: number) =>
  useQuery(adminRegistrationsQueries.list(tournamentId, search, page))
