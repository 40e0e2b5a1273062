import type { Serve } from '#server/http/serve.ts'
import { couponEndpoints } from '#shared/contract/shop/coupons.ts'
import type { StaffCouponsService } from './staff-coupons.service.ts'

export function couponsRoutes(serve: Serve, coupons: StaffCouponsService) {
  serve(couponEndpoints.list, () => coupons.list())
  serve(couponEndpoints.create, ({ body, currentUser }) => coupons.create(body, currentUser))
  serve(couponEndpoints.update, ({ params, body, currentUser }) =>
    coupons.update(params.id, body, currentUser),
  )
  serve(couponEndpoints.remove, ({ params, currentUser }) => coupons.remove(params.id, currentUser))
}
