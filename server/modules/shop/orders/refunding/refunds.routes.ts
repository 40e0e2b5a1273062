import type { Serve } from '#server/http/serve.ts'
import { refundEndpoints } from '#shared/contract/shop/refunds.ts'
import { unclaimedEndpoints } from '#shared/contract/shop/unclaimed.ts'
import type { Refunds } from './refunds.service.ts'
import type { UnclaimedDeciding } from './unclaimed-deciding.service.ts'

export function refundsRoutes(serve: Serve, refunds: Refunds, deciding: UnclaimedDeciding) {
  serve(refundEndpoints.ask, ({ params, body, headers, currentUser }) =>
    refunds.make(params.id, body, headers['idempotency-key'], currentUser),
  )
  serve(refundEndpoints.decide, ({ params, body, currentUser }) => refunds.decide(params, body, currentUser))
  serve(unclaimedEndpoints.decide, ({ params, body, currentUser }) =>
    deciding.decide(params, body, currentUser),
  )
}
