/** Money that staff have go back, or decide about, wired for the orders. */
import type { Serve } from '#server/http/serve.ts'
import type { RefundsStore } from '#server/modules/shop/orders/kept/refunds.store.ts'
import type { wirePayments } from '#server/modules/shop/payments/wire-payments.ts'
import { createRefundEnding } from './refund-ending.ts'
import { createRefundRequests } from './refund-request.ts'
import { refundsRoutes } from './refunds.routes.ts'
import { createRefunds } from './refunds.service.ts'
import { createUnclaimedDeciding } from './unclaimed-deciding.service.ts'

const DUE_CHECK_MS = 1_000

type Ending = Parameters<typeof createRefundEnding>[0]
type Staff = Omit<
  Parameters<typeof createRefunds>[0],
  'asking' | 'ending' | 'calls' | 'holdPayment' | 'writeRequest'
>
type Deciding = Omit<
  Parameters<typeof createUnclaimedDeciding>[0],
  'asking' | 'ending' | 'calls' | 'holdPayment' | 'writeRequest'
>

export function wireRefunding({
  payments,
  receipts,
  ...tools
}: Ending &
  Staff &
  Deciding & {
    refunds: RefundsStore
    payments: Pick<ReturnType<typeof wirePayments>['services'], 'refunds' | 'createRefundAsking'>
  } & Pick<Parameters<typeof createRefundRequests>[0], 'receipts'>) {
  const ending = createRefundEnding({ ...tools, payments })
  const asking = payments.createRefundAsking({ refunds: tools.refunds, ending })
  const writeRequest = createRefundRequests({ orders: tools.orders, receipts })
  const shared = {
    ...tools,
    asking,
    ending,
    calls: payments.refunds,
    holdPayment: payments.holdPayment,
    writeRequest,
  }
  const refunds = createRefunds(shared)
  const deciding = createUnclaimedDeciding(shared)
  return {
    refunds,
    deciding,
    routes: (serve: Serve) => refundsRoutes(serve, refunds, deciding),
    background: [{ every: DUE_CHECK_MS, run: () => asking.lookUpDue() }],
  }
}
