/** Money that staff have go back, or decide about, wired for the orders. */
import type { Serve } from '#server/http/serve.ts'
import { createRefundAsking } from './refund-asking.service.ts'
import { createRefundRequests } from './refund-request.ts'
import { refundsRoutes } from './refunds.routes.ts'
import { createRefunds } from './refunds.service.ts'
import { createUnclaimedDeciding } from './unclaimed-deciding.service.ts'

const DUE_CHECK_MS = 1_000

type Asking = Omit<Parameters<typeof createRefundAsking>[0], 'payments'>
type Staff = Omit<Parameters<typeof createRefunds>[0], 'asking' | 'calls' | 'holdPayment' | 'writeRequest'>
type Deciding = Omit<
  Parameters<typeof createUnclaimedDeciding>[0],
  'asking' | 'calls' | 'holdPayment' | 'writeRequest'
>

export function wireRefunding({
  payments,
  receipts,
  ...tools
}: Asking &
  Staff &
  Deciding &
  Pick<Parameters<typeof createRefundAsking>[0], 'payments'> &
  Pick<Parameters<typeof createRefundRequests>[0], 'receipts'>) {
  const asking = createRefundAsking({ ...tools, payments })
  const writeRequest = createRefundRequests({ orders: tools.orders, receipts })
  const shared = {
    ...tools,
    asking,
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
