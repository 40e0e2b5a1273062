import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import {
  DELIVERY_FILTERS,
  DELIVERY_ORDER_MAX,
  DELIVERY_PLAYER_MAX,
} from '#shared/constants/games/deliveries.ts'
import type { RequestOf } from '#shared/contract/endpoint.ts'
import { deliveryEndpoints } from '#shared/contract/games/deliveries.ts'
import { call } from '#web/api/client.ts'
import { pageIn, textIn, withoutGaps } from '#web/routing/query-values.ts'
import { PRIVATE_KEY } from '#web/session/session.queries.ts'

/** As it stands in the address. */
export type DeliveryQuery = NonNullable<RequestOf<typeof deliveryEndpoints.list>['query']>

const GAME_SERVER = /^[1-9]\d{0,6}$/

/** What an address asks of the list; whatever the list does not know is left out. */
export function deliveryQueryIn(address: URLSearchParams): DeliveryQuery {
  const server = address.get('gameServerId') ?? ''
  return withoutGaps<DeliveryQuery>({
    state: DELIVERY_FILTERS.find((state) => state === address.get('state')),
    player: textIn(address, 'player', DELIVERY_PLAYER_MAX),
    gameServerId: GAME_SERVER.test(server) ? server : undefined,
    order: textIn(address, 'order', DELIVERY_ORDER_MAX),
    page: pageIn(address),
  })
}

const adminDeliveriesQueries = {
  list: (query: DeliveryQuery) =>
    queryOptions({
      queryKey: [PRIVATE_KEY, 'deliveries', query],
      queryFn: () => call(deliveryEndpoints.list, { query }),
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),
  story: (id: string) =>
    queryOptions({
      queryKey: [PRIVATE_KEY, 'delivery-story', id],
      queryFn: async () => (await call(deliveryEndpoints.story, { params: { id } })).data,
      staleTime: 0,
    }),
}

export const useDeliveries = (query: DeliveryQuery) => useQuery(adminDeliveriesQueries.list(query))

export const useDeliveryStory = (id: string) => useQuery(adminDeliveriesQueries.story(id))
