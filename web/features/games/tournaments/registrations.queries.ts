import { queryOptions, useQuery } from '@tanstack/react-query'
import { tournamentEndpoints } from '#shared/contract/games/tournaments.ts'
import { call } from '#web/api/client.ts'
import { PRIVATE_KEY } from '#web/session/session.queries.ts'
import { useSession } from '#web/session/session.tsx'

export const registrationsQuery = () =>
  queryOptions({
    queryKey: [PRIVATE_KEY, 'tournament-registrations'],
    queryFn: () => call(tournamentEndpoints.listOwn, {}),
  })

/** For which tournaments whoever is signed in is registered; nobody else is asked about. */
export const useOwnRegistrations = () =>
  useQuery({ ...registrationsQuery(), enabled: useSession().user !== null })
