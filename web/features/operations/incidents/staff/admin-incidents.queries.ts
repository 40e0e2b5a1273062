import { queryOptions, useQuery } from '@tanstack/react-query'
import { incidentEndpoints } from '#shared/contract/operations/incidents.ts'
import { call } from '#web/api/client.ts'
import { PRIVATE_KEY } from '#web/session/session.queries.ts'

export const adminIncidentsQueries = {
  list: () =>
    queryOptions({
      queryKey: [PRIVATE_KEY, 'incidents'],
      queryFn: () => call(incidentEndpoints.list, {}),
    }),
}

/** The latest first. */
export const useStaffIncidents = () => useQuery(adminIncidentsQueries.list())
