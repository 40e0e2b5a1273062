import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import type { Language } from '#shared/constants/languages.ts'
import { ORDER_STATES, ORDERS_SEARCH_MAX, PAID_BY } from '#shared/constants/shop/orders.ts'
import type { RequestOf } from '#shared/contract/endpoint.ts'
import { staffOrderEndpoints } from '#shared/contract/shop/staff-orders.ts'
import { call } from '#web/api/client.ts'
import { useLanguage } from '#web/i18n/language.tsx'
import { dayIn, pageIn, textIn, withoutGaps } from '#web/routing/query-values.ts'
import { PRIVATE_KEY } from '#web/session/session.queries.ts'

/** As it stands in the address. */
export type OrderQuery = NonNullable<RequestOf<typeof staffOrderEndpoints.list>['query']>

/** What an address asks of the list; whatever the list does not know is left out. */
export function orderQueryIn(address: URLSearchParams): OrderQuery {
  return withoutGaps<OrderQuery>({
    search: textIn(address, 'search', ORDERS_SEARCH_MAX),
    status: ORDER_STATES.find((state) => state === address.get('status')),
    provider: PAID_BY.find((provider) => provider === address.get('provider')),
    attention: address.get('attention') === 'true' ? 'true' : undefined,
    from: dayIn(address, 'from'),
    to: dayIn(address, 'to'),
    page: pageIn(address),
  })
}

/** While a provider has yet to say whether money has gone back. */
const LOOK_AGAIN_MS = 5_000

const allOfStaff = [PRIVATE_KEY, 'staff-orders'] as const
export const adminOrdersQueries = {
  allOfStaff,
  list: (query: OrderQuery) =>
    queryOptions({
      queryKey: [...allOfStaff, 'list', query],
      queryFn: () => call(staffOrderEndpoints.list, { query }),
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),
  /** Told in the reader's language. */
  one: (id: string, language: Language) =>
    queryOptions({
      queryKey: [...allOfStaff, 'one', id, language],
      queryFn: () => call(staffOrderEndpoints.get, { params: { id } }),
      staleTime: 0,
      refetchOnWindowFocus: 'always',
      refetchInterval: ({ state: { data } }) =>
        data?.refunds.some(({ state }) => state === 'pending') ? LOOK_AGAIN_MS : false,
    }),
}

export const useStaffOrders = (query: OrderQuery) => useQuery(adminOrdersQueries.list(query))
export const useStaffOrder = (id: string) => useQuery(adminOrdersQueries.one(id, useLanguage().language))
