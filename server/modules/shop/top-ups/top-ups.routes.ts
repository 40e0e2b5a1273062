import type { Serve } from '#server/http/serve.ts'
import { staffTopUpEndpoints, topUpEndpoints } from '#shared/contract/shop/top-ups.ts'
import type { StaffTopUps } from './staff-top-ups.service.ts'
import type { TopUps } from './top-ups.service.ts'

export function topUpsRoutes(serve: Serve, topUps: TopUps, staff: StaffTopUps) {
  serve(topUpEndpoints.make, ({ body, headers, currentUser }) =>
    topUps.make(body, headers['idempotency-key'], currentUser),
  )
  serve(topUpEndpoints.listOwn, ({ currentUser }) => topUps.listOwn(currentUser))
  serve(topUpEndpoints.pay, ({ params, body, currentUser }) =>
    topUps.pay(params.id, body.provider, currentUser),
  )
  serve(staffTopUpEndpoints.list, ({ query }) => staff.list(query))
  serve(staffTopUpEndpoints.refund, ({ params, body, headers, currentUser }) =>
    staff.refund(params.id, body, headers['idempotency-key'], currentUser),
  )
  serve(staffTopUpEndpoints.decideRefund, ({ params, body, currentUser }) =>
    staff.decideRefund(params, body, currentUser),
  )
  serve(staffTopUpEndpoints.settleRefundedMore, ({ params, body, currentUser }) =>
    staff.settleRefundedMore(params.id, body.reason, currentUser),
  )
  serve(staffTopUpEndpoints.credit, ({ params, body, currentUser }) =>
    staff.credit(params.id, body.reason, currentUser),
  )
}
