import { useState } from 'react'
import { addresses } from '#shared/addresses.ts'
import { ORDER_REASON_MAX } from '#shared/constants/shop/orders.ts'
import { REFUNDED_MORE } from '#shared/constants/shop/payments.ts'
import type { StaffOrder } from '#shared/contract/shop/staff-orders.ts'
import { ApiError } from '#web/api/api-error.ts'
import { ReasonDialog } from '#web/editing/dialogs/reason-dialog.tsx'
import { OrderStatus } from '#web/features/shop/orders/order-status.tsx'
import { ordersTexts } from '#web/features/shop/orders/orders.texts.ts'
import { OrderTimeline } from '#web/features/shop/orders/single/order-timeline.tsx'
import { useTexts } from '#web/i18n/language.tsx'
import { useParameters } from '#web/routing/use-parameters.ts'
import { usePermission } from '#web/session/own-permissions.ts'
import { toast } from '#web/toasts/toast.ts'
import { BackLink } from '#web/ui/back-link.tsx'
import { Button } from '#web/ui/button.tsx'
import { Loaded } from '#web/ui/lists/loaded.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { PanelHeading } from '#web/ui/panel/panel-heading.tsx'
import { AdminOrderFacts } from './admin-order-facts.tsx'
import { AdminOrderLines } from './admin-order-lines.tsx'
import { OrderAttempts, OrderDeeds, OrderPostings } from './admin-order-story.tsx'
import { useConfirmOrder, useSettleRefundedMore } from './admin-orders.mutations.ts'
import { useStaffOrder } from './admin-orders.queries.ts'
import { adminOrdersTexts } from './admin-orders.texts.ts'
import { OrderRefunds } from './order-refunds.tsx'
import { RefusedReceipts } from './receipts.tsx'
import { RefundDialog } from './refund-dialog.tsx'
import { RefundedMore } from './refunded-more.tsx'
import { refundsTexts } from './refunds.texts.ts'
import { TakeBackButton } from './take-back-button.tsx'
import { UnclaimedMoney } from './unclaimed-money.tsx'

const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** One order's whole story, and what staff can do about it. */
export function AdminOrderPage() {
  const { order: id } = useParameters(addresses.adminOrder)
  if (!ID.test(id)) throw new ApiError('not_found', '', 404)
  return <Found key={id} id={id.toLowerCase()} />
}

function Found({ id }: { id: string }) {
  const texts = useTexts(adminOrdersTexts)
  const query = useStaffOrder(id)
  if (query.error instanceof ApiError && query.error.code === 'not_found') throw query.error
  return (
    <Loaded query={query} loadFailed={texts.orderFailed}>
      {(order) => <Shown order={order} />}
    </Loaded>
  )
}

function Shown({ order }: { order: StaffOrder }) {
  const texts = useTexts(adminOrdersTexts)
  const words = useTexts(ordersTexts)
  const isEditable = usePermission('manage_orders')
  const { mutateAsync: settleRefundedMore } = useSettleRefundedMore(order.id)
  return (
    <>
      <PanelHeading
        title={words.number(order.number)}
        lead={
          <span role="status">
            <OrderStatus status={order.status} />
          </span>
        }
      >
        {isEditable && order.status === 'awaiting_payment' && <ConfirmButton id={order.id} />}
        {isEditable && order.leftKopecks > 0 && <RefundButton order={order} />}
        {isEditable && isFreeAndGiven(order) && <TakeBackButton id={order.id} />}
        <BackLink to={addresses.adminOrders} />
      </PanelHeading>
      {order.isTest && <Notice title={texts.isTest} className="mb-6" />}
      <RefusedReceipts order={order} />
      {order.attempts.some(({ reason }) => reason === REFUNDED_MORE) && (
        <RefundedMore
          about={order.number}
          submit={settleRefundedMore}
          isEditable={isEditable}
          className="mb-8"
        />
      )}
      <UnclaimedMoney order={order} />
      <div className="grid items-start gap-10 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="min-w-0 space-y-10">
          <AdminOrderLines order={order} />
          <OrderRefunds order={order} />
          <OrderAttempts order={order} />
          <OrderPostings order={order} />
          <OrderDeeds order={order} />
        </div>
        <div className="min-w-0 space-y-10 max-xl:order-first">
          <AdminOrderFacts order={order} />
          <OrderTimeline order={order} />
        </div>
      </div>
    </>
  )
}

function RefundButton({ order }: { order: StaffOrder }) {
  const texts = useTexts(refundsTexts)
  const [isAsked, setAsked] = useState(false)
  return (
    <>
      <Button variant="outline" onClick={() => setAsked(true)}>
        {texts.open}
      </Button>
      {isAsked && <RefundDialog order={order} onClose={() => setAsked(false)} />}
    </>
  )
}

const isFreeAndGiven = ({ totalKopecks, status }: StaffOrder) =>
  totalKopecks === 0 && (status === 'paid' || status === 'delivered')

function ConfirmButton({ id }: { id: string }) {
  const texts = useTexts(adminOrdersTexts)
  const [isAsked, setAsked] = useState(false)
  const { mutateAsync } = useConfirmOrder(id)
  return (
    <>
      <Button variant="primary" onClick={() => setAsked(true)}>
        {texts.confirm}
      </Button>
      {isAsked && (
        <ReasonDialog
          texts={texts.confirmation}
          maxLength={ORDER_REASON_MAX}
          submit={async (reason) => {
            await mutateAsync(reason)
            toast({ title: texts.confirmed })
          }}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  )
}
