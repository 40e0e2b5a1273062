import { queryOptions, useQuery } from '@tanstack/react-query'
import { couponEndpoints } from '#shared/contract/shop/coupons.ts'
import { call } from '#web/api/client.ts'
import { PRIVATE_KEY } from '#web/session/session.queries.ts'

export const couponsQueries = {
  /** Every coupon, the newest first. */
  list: () =>
    queryOptions({
      queryKey: [PRIVATE_KEY, 'coupons', 'list'],
      queryFn: () => call(couponEndpoints.list, {}),
    }),
}

export const useCoupons = () => useQuery(couponsQueries.list())
