import { ORDER_REASON_MAX, type RefundState } from '#shared/constants/shop/orders.ts'
import type { StaffOrder } from '#shared/contract/shop/staff-orders.ts'
import { ReasonedDecisions } from '#web/editing/dialogs/reasoned-decisions.tsx'
import { formatKopecks } from '#web/i18n/format-roubles.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { usePermission } from '#web/session/own-permissions.ts'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'
import { OrderPart, OrderPartRow } from './admin-order-part.tsx'
import { useDecideRefund } from './admin-orders.mutations.ts'
import { ReceiptOf } from './receipts.tsx'
import { refundsTexts } from './refunds.texts.ts'

const TONES: Record<RefundState, BadgeTone> = {
  pending: 'maintenance',
  done: 'online',
  failed: 'offline',
  review: 'offline',
}

/** What staff had go back, what became of it, and what is for them to say. */
export function OrderRefunds({ order }: { order: StaffOrder }) {
  const texts = useTexts(refundsTexts)
  const { language } = useLanguage()
  const isEditable = usePermission('manage_orders')
  if (order.refunds.length === 0) return null
  return (
    <OrderPart title={texts.list} empty="">
      {order.refunds.map((refund) => {
        const {
          id,
          state,
          amountKopecks,
          lineIds,
          isDoneOutside,
          isUnclaimed,
          reason,
          failure,
          receipt,
          at,
        } = refund
        const names = order.lines
          .filter((line) => lineIds.includes(line.id))
          .map((line) => line[`name_${language}`])
        return (
          <OrderPartRow key={id} at={at} end={formatKopecks(amountKopecks, language)}>
            <span className="flex flex-wrap items-center gap-3">
              <Badge tone={TONES[state]}>{texts.states[state]}</Badge>
              {isDoneOutside && <span className="text-muted">{texts.outside}</span>}
            </span>
            {isUnclaimed && <span className="mt-1 block text-muted">{texts.unclaimed}</span>}
            <span className="mt-1 block">{reason || texts.byItself}</span>
            {names.length > 0 && state !== 'failed' && (
              <span className="block text-muted">
                {state === 'done' ? texts.taken : texts.toTake}: {names.join(', ')}
              </span>
            )}
            {failure && (
              <span className="block text-muted">
                {texts.providerSaid}: {failure}
              </span>
            )}
            <ReceiptOf state={receipt} />
            {state === 'review' && <p className="mt-1 max-w-prose text-pretty">{texts.reviewLead}</p>}
            {state === 'review' && isEditable && <Decision orderId={order.id} refundId={id} />}
          </OrderPartRow>
        )
      })}
    </OrderPart>
  )
}

function Decision({ orderId, refundId }: { orderId: string; refundId: string }) {
  const texts = useTexts(refundsTexts)
  const { mutateAsync } = useDecideRefund(orderId, refundId)
  return (
    <ReasonedDecisions
      decisions={['came', 'stayed']}
      labelOf={(decision) => texts.decisions[decision].title}
      textsOf={(decision) => texts.decisions[decision]}
      maxLength={ORDER_REASON_MAX}
      submit={(decision, reason) => mutateAsync({ isDone: decision === 'came', reason })}
      className="mt-2"
    />
  )
}
