import type { QueryClient } from '@tanstack/react-query'
import {
  type CouponChange,
  type CouponDraft,
  couponEndpoints,
  type StaffCoupon,
} from '#shared/contract/shop/coupons.ts'
import { call } from '#web/api/client.ts'
import { useListMutation, withSaved } from '#web/editing/list-mutations.ts'
import { couponsQueries } from './coupons.queries.ts'

const listKey = couponsQueries.list().queryKey

function keepCoupon(client: QueryClient, saved: StaffCoupon) {
  client.setQueryData(listKey, (list) => withSaved(list, saved, 'first'))
}

export const useCreateCoupon = () =>
  useListMutation(listKey, (body: CouponDraft) => call(couponEndpoints.create, { body }), keepCoupon)

export const useUpdateCoupon = () =>
  useListMutation(
    listKey,
    ({ id, ...body }: CouponChange & { id: number }) =>
      call(couponEndpoints.update, { params: { id: String(id) }, body }),
    keepCoupon,
  )

export const useRemoveCoupon = () =>
  useListMutation(
    listKey,
    (id: number) => call(couponEndpoints.remove, { params: { id: String(id) } }),
    (client, _, id) => client.setQueryData(listKey, (list) => list?.filter((coupon) => coupon.id !== id)),
  )
