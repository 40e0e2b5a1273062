import { queryOptions, useQuery } from '@tanstack/react-query'
import { topUpEndpoints } from '#shared/contract/shop/top-ups.ts'
import { call } from '#web/api/client.ts'
import { PRIVATE_KEY } from '#web/session/session.queries.ts'

/** While somebody may be paying. */
const LOOK_AGAIN_MS = 5_000

export const topUpsQuery = () =>
  queryOptions({
    queryKey: [PRIVATE_KEY, 'top-ups'],
    queryFn: () => call(topUpEndpoints.listOwn, {}),
    staleTime: 0,
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state: { data } }) =>
      data?.data.some(({ status }) => status === 'awaiting_payment') ? LOOK_AGAIN_MS : false,
  })

export const useTopUps = () => useQuery(topUpsQuery())
