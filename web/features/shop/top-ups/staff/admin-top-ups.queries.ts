import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { ORDERS_SEARCH_MAX } from '#shared/constants/shop/orders.ts'
import type { RequestOf } from '#shared/contract/endpoint.ts'
import { staffTopUpEndpoints } from '#shared/contract/shop/top-ups.ts'
import { call } from '#web/api/client.ts'
import { pageIn, textIn, withoutGaps } from '#web/routing/query-values.ts'
import { PRIVATE_KEY } from '#web/session/session.queries.ts'

/** As it stands in the address. */
export type TopUpQuery = NonNullable<RequestOf<typeof staffTopUpEndpoints.list>['query']>

/** What an address asks of the list; whatever the list does not know is left out. */
export const topUpQueryIn = (address: URLSearchParams): TopUpQuery =>
  withoutGaps<TopUpQuery>({
    search: textIn(address, 'search', ORDERS_SEARCH_MAX),
    attention: address.get('attention') === 'true' ? 'true' : undefined,
    page: pageIn(address),
  })

export const useStaffTopUps = (query: TopUpQuery) =>
  useQuery(
    queryOptions({
      queryKey: [PRIVATE_KEY, 'staff-top-ups', query],
      queryFn: () => call(staffTopUpEndpoints.list, { query }),
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),
  )
