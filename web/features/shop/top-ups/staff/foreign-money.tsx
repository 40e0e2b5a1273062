import { ORDER_REASON_MAX } from '#shared/constants/shop/orders.ts'
import type { StaffTopUp } from '#shared/contract/shop/top-ups.ts'
import { ReasonedDecisions } from '#web/editing/dialogs/reasoned-decisions.tsx'
import { useKeyOfRequest } from '#web/editing/use-key-of-request.ts'
import { useMoney } from '#web/features/shop/orders/staff/use-money.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { toast } from '#web/toasts/toast.ts'
import { useRefundTopUp } from './admin-top-ups.mutations.ts'
import { adminTopUpsTexts } from './admin-top-ups.texts.ts'

/** What came for a top-up in another currency; staff return it in the cabinet of its provider, and say so here. */
export function ForeignMoney({ topUp, isEditable }: { topUp: StaffTopUp; isEditable: boolean }) {
  const texts = useTexts(adminTopUpsTexts)
  const format = useMoney()
  const { mutateAsync } = useRefundTopUp(topUp.id)
  const keyOf = useKeyOfRequest()
  return topUp.foreign.map(({ amount, currency }, index) => (
    // Two payments may be alike to the letter.
    <div key={`${currency} ${amount} ${index}`} className="mt-2 max-w-prose text-sm text-pretty">
      <p className="text-alarm">{texts.foreign(format(amount, currency))}</p>
      {isEditable && (
        <ReasonedDecisions
          decisions={['outside']}
          labelOf={() => texts.foreignReturned}
          about={topUp.number}
          textsOf={() => texts.returningForeign}
          maxLength={ORDER_REASON_MAX}
          submit={async (_, reason) => {
            const draft = { amountKopecks: amount, currency, isDoneOutside: true, reason }
            await mutateAsync({ draft, key: keyOf({ ...draft, asked: topUp.refunds.length }) })
            toast({ title: texts.done })
          }}
          className="mt-2"
        />
      )}
    </div>
  ))
}
