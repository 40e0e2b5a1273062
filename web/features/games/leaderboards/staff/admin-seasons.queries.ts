import { queryOptions, useQuery } from '@tanstack/react-query'
import { seasonEndpoints } from '#shared/contract/games/seasons.ts'
import { call } from '#web/api/client.ts'
import { PRIVATE_KEY } from '#web/session/session.queries.ts'

export const adminSeasonsQuery = () =>
  queryOptions({
    queryKey: [PRIVATE_KEY, 'seasons'],
    queryFn: () => call(seasonEndpoints.listForStaff, {}),
  })

export const useAdminSeasons = () => useQuery(adminSeasonsQuery())
