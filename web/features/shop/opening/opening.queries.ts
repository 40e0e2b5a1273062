import { queryOptions, useQuery } from '@tanstack/react-query'
import { shopOpeningEndpoints } from '#shared/contract/shop/opening.ts'
import { call } from '#web/api/client.ts'
import { endpointQuery } from '#web/api/endpoint-query.ts'
import { PRIVATE_KEY } from '#web/session/session.queries.ts'
import { useSession } from '#web/session/session.tsx'

/** Whether anything can be bought now and balances topped up, the same for everybody. */
export const shopStateQuery = () =>
  queryOptions({ queryKey: ['shop', 'state'], ...endpointQuery(shopOpeningEndpoints.state, {}) })

export const useShopState = (enabled = true) => useQuery({ ...shopStateQuery(), enabled })

export const openingQuery = () =>
  queryOptions({
    queryKey: [PRIVATE_KEY, 'shop-opening'],
    queryFn: () => call(shopOpeningEndpoints.get, {}),
  })

/** Whether whoever is signed in wants to hear of it; nobody else is asked about. */
export const useOpening = () => useQuery({ ...openingQuery(), enabled: useSession().user !== null })
