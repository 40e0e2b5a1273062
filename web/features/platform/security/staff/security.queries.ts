import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import type { RequestOf } from '#shared/contract/endpoint.ts'
import { securityEventsEndpoints } from '#shared/contract/platform/security-events.ts'
import { call } from '#web/api/client.ts'
import { PRIVATE_KEY } from '#web/session/session.queries.ts'

/** As it stands in the address. */
export type SecurityQuery = NonNullable<RequestOf<typeof securityEventsEndpoints.list>['query']>

const securityQueries = {
  list: (query: SecurityQuery) =>
    queryOptions({
      queryKey: [PRIVATE_KEY, 'security-events', 'list', query],
      queryFn: () => call(securityEventsEndpoints.list, { query }),
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),
}

export const useSecurityEvents = (query: SecurityQuery) => useQuery(securityQueries.list(query))
