import type { Serve } from '#server/http/serve.ts'
import { orderEndpoints } from '#shared/contract/shop/orders.ts'
import { staffOrderEndpoints } from '#shared/contract/shop/staff-orders.ts'
import type { OrderMaking } from './making/making.service.ts'
import type { OrderPaying } from './making/paying.service.ts'
import type { OwnOrders } from './reading/own-orders.service.ts'
import type { StaffOrders } from './reading/staff-orders.service.ts'

export function ordersRoutes(
  serve: Serve,
  {
    making,
    own,
    paying,
    staff,
  }: { making: OrderMaking; own: OwnOrders; paying: OrderPaying; staff: StaffOrders },
) {
  serve(orderEndpoints.make, ({ body, headers, currentUser, from }) =>
    making.make(body, headers['idempotency-key'], currentUser, from.address),
  )
  serve(orderEndpoints.listOwn, ({ query, currentUser, language }) => own.list(query, currentUser, language))
  serve(orderEndpoints.getOwn, ({ params, currentUser, language }) =>
    own.get(params.id, currentUser, language),
  )
  serve(orderEndpoints.pay, ({ params, body, currentUser }) =>
    paying.pay(params.id, body.provider, currentUser),
  )
  serve(orderEndpoints.cancel, async ({ params, currentUser, language }) => {
    await paying.cancel(params.id, currentUser)
    return own.get(params.id, currentUser, language)
  })
  serve(staffOrderEndpoints.list, ({ query, currentUser }) => staff.list(query, currentUser))
  serve(staffOrderEndpoints.get, ({ params, currentUser, language }) =>
    staff.get(params.id, currentUser, language),
  )
  serve(staffOrderEndpoints.confirm, ({ params, body, currentUser, language }) =>
    staff.confirm(params.id, body.reason, currentUser, language),
  )
  serve(staffOrderEndpoints.settleRefundedMore, ({ params, body, currentUser, language }) =>
    staff.settleRefundedMore(params.id, body.reason, currentUser, language),
  )
  serve(staffOrderEndpoints.settleReceipts, ({ params, body, currentUser, language }) =>
    staff.settleReceipts(params.id, body.reason, currentUser, language),
  )
}
