import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import type { RequestOf } from '#shared/contract/endpoint.ts'
import { revenueEndpoints } from '#shared/contract/shop/revenue.ts'
import { call } from '#web/api/client.ts'
import { dayIn, withoutGaps } from '#web/routing/query-values.ts'
import { PRIVATE_KEY } from '#web/session/session.queries.ts'

/** As it stands in the address. */
export type RevenueDays = NonNullable<RequestOf<typeof revenueEndpoints.get>['query']>

export const revenueDaysIn = (address: URLSearchParams): RevenueDays =>
  withoutGaps<RevenueDays>({ from: dayIn(address, 'from'), to: dayIn(address, 'to') })

const revenueQueries = {
  of: (query: RevenueDays) =>
    queryOptions({
      queryKey: [PRIVATE_KEY, 'revenue', query],
      queryFn: () => call(revenueEndpoints.get, { query }),
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),
}

export const useRevenue = (query: RevenueDays) => useQuery(revenueQueries.of(query))
