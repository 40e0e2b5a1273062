import { ORDER_REASON_MAX } from '#shared/constants/shop/orders.ts'
import type { StaffOrder } from '#shared/contract/shop/staff-orders.ts'
import { ReasonedDecisions } from '#web/editing/dialogs/reasoned-decisions.tsx'
import { paymentWaysTexts } from '#web/features/shop/orders/payment-ways.texts.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { LocalTime } from '#web/i18n/local-time.tsx'
import { usePermission } from '#web/session/own-permissions.ts'
import { toast } from '#web/toasts/toast.ts'
import { Notice } from '#web/ui/notice.tsx'
import { useDecideUnclaimed } from './admin-orders.mutations.ts'
import { unclaimedTexts } from './unclaimed.texts.ts'
import { useMoney } from './use-money.ts'

type Money = StaffOrder['unclaimed'][number]

/** Money that came and could not be booked to the order, and what staff can do with it. */
export function UnclaimedMoney({ order: { id: orderId, unclaimed } }: { order: StaffOrder }) {
  const texts = useTexts(unclaimedTexts)
  const { names } = useTexts(paymentWaysTexts)
  const format = useMoney()
  const isEditable = usePermission('manage_orders')
  if (unclaimed.length === 0) return null
  return (
    <Notice tone="warning" title={texts.title} className="mb-8">
      <p className="text-pretty">{texts.lead}</p>
      <ul className="space-y-5 text-text">
        {unclaimed.map((money) => (
          <li key={money.id}>
            <p>
              <strong className="tabular-nums">{format(money.amount, money.currency)}</strong>,{' '}
              {names[money.provider]} <span className="font-mono">{money.paymentId}</span>:{' '}
              {texts.reasons[money.reason]}, <LocalTime dateTime={money.at} style="date-time" />
            </p>
            {money.provider === 'freekassa' && money.reason === 'second' && (
              <p className="mt-2 text-pretty">{texts.unsigned}</p>
            )}
            {money.ways.length === 0 && <p className="mt-2 text-muted">{texts.onItsWay}</p>}
            {isEditable && <Decision orderId={orderId} money={money} />}
          </li>
        ))}
      </ul>
    </Notice>
  )
}

function Decision({ orderId, money }: { orderId: string; money: Money }) {
  const texts = useTexts(unclaimedTexts)
  const { mutateAsync } = useDecideUnclaimed(orderId, money.id)
  return (
    <ReasonedDecisions
      decisions={money.ways}
      labelOf={(decision) => texts.decisions[decision].open}
      textsOf={(decision) => texts.decisions[decision]}
      maxLength={ORDER_REASON_MAX}
      submit={async (decision, reason) => {
        const { isDecided } = await mutateAsync({ decision, reason })
        toast({ title: isDecided ? texts.decisions[decision].done : texts.sent })
      }}
      className="mt-3"
    />
  )
}
