import { queryOptions, useQuery } from '@tanstack/react-query'
import { staffCollectionEndpoints } from '#shared/contract/content/collections-staff.ts'
import { call } from '#web/api/client.ts'
import { PRIVATE_KEY } from '#web/session/session.queries.ts'

export const adminCollectionsQueries = {
  overview: () =>
    queryOptions({
      queryKey: [PRIVATE_KEY, 'collections'],
      queryFn: () => call(staffCollectionEndpoints.overview, {}),
    }),
  list: (name: string) =>
    queryOptions({
      queryKey: [PRIVATE_KEY, 'collections', name],
      queryFn: () => call(staffCollectionEndpoints.list, { params: { name } }),
    }),
}

export const useCollectionOverview = () => useQuery(adminCollectionsQueries.overview())
export const useStaffEntries = (name: string) => useQuery(adminCollectionsQueries.list(name))
