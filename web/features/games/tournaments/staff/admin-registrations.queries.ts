import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { type RegistrationSort, tournamentEndpoints } from '#shared/contract/games/tournaments.ts'
import { call } from '#web/api/client.ts'
import { PRIVATE_KEY } from '#web/session/session.queries.ts'

type RegistrationQuery = { search: string; sort: RegistrationSort; page: number }

export const adminRegistrationsQueries = {
  lists: (tournamentId: number) => [PRIVATE_KEY, 'tournament', tournamentId, 'registrations'] as const,
  list: (tournamentId: number, { search, sort, page }: RegistrationQuery) =>
    queryOptions({
      queryKey: [...adminRegistrationsQueries.lists(tournamentId), search, sort, page],
      queryFn: () =>
        call(tournamentEndpoints.listForStaff, {
          params: { id: String(tournamentId) },
          query: { sort, page: String(page), ...(search && { search }) },
        }),
      placeholderData: keepPreviousData,
    }),
}

export const useStaffRegistrations = (tournamentId: number, query: RegistrationQuery) =>
  useQuery(adminRegistrationsQueries.list(tournamentId, query))
