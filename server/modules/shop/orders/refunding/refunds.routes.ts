import type { Serve } from '#server/http/serve.ts'
import { refundEndpoints } from '#shared/contract/shop/refunds.ts'
import type { Refunds } from './refunds.service.ts'

export function refundsRoutes(serve: Serve, refunds: Refunds) {
  serve(refundEndpoints.ask, ({ params, body, headers, currentUser }) =>
    refunds.make(params.id, body, headers['idempotency-key'], currentUser),
  )
  serve(refundEndpoints.decide, ({ params, body, currentUser }) => refunds.decide(params, body, currentUser))
}
