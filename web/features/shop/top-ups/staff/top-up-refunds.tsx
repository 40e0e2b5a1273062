import { useState } from 'react'
import { ORDER_REASON_MAX } from '#shared/constants/shop/orders.ts'
import type { StaffTopUp } from '#shared/contract/shop/top-ups.ts'
import { ReasonedDecisions } from '#web/editing/dialogs/reasoned-decisions.tsx'
import { useKeyOfRequest } from '#web/editing/use-key-of-request.ts'
import { MoneyBackDialog } from '#web/features/shop/orders/staff/money-back-dialog.tsx'
import { refundsTexts } from '#web/features/shop/orders/staff/refunds.texts.ts'
import { useMoney } from '#web/features/shop/orders/staff/use-money.ts'
import { formatKopecks } from '#web/i18n/format-roubles.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { useDecideTopUpRefund, useRefundTopUp } from './admin-top-ups.mutations.ts'
import { adminTopUpsTexts } from './admin-top-ups.texts.ts'

/** What staff had go back of a top-up, what became of it, and what is for them to say. */
export function TopUpRefunds({ topUp, isEditable }: { topUp: StaffTopUp; isEditable: boolean }) {
  const texts = useTexts(refundsTexts)
  const own = useTexts(adminTopUpsTexts)
  const format = useMoney()
  const decide = useDecideTopUpRefund(topUp.id)
  return topUp.refunds.map(({ id, state, amountKopecks, currency, isDoneOutside, reason, failure }) => (
    <div key={id} className="mt-2 max-w-prose text-sm text-pretty">
      <p className={state === 'review' ? 'text-alarm' : 'text-muted'}>
        {own.refundOf(format(amountKopecks, currency))}: {texts.states[state]}
        {isDoneOutside && `, ${texts.outside}`}. {reason}
      </p>
      {failure && (
        <p className="text-muted">
          {texts.providerSaid}: {failure}
        </p>
      )}
      {state === 'review' && isEditable && (
        <>
          <p className="mt-1">{texts.reviewLead}</p>
          <ReasonedDecisions
            decisions={['came', 'stayed']}
            labelOf={(decision) => texts.decisions[decision].title}
            about={topUp.number}
            textsOf={(decision) => ({ ...texts.decisions[decision], lead: own.reviewLeads[decision] })}
            maxLength={ORDER_REASON_MAX}
            submit={(decision, why) =>
              decide.mutateAsync({ refund: id, body: { isDone: decision === 'came', reason: why } })
            }
            className="mt-2"
          />
        </>
      )}
    </div>
  ))
}

/** Has money of a top-up go back. */
export function RefundTopUp({ topUp }: { topUp: StaffTopUp }) {
  const texts = useTexts(refundsTexts)
  const own = useTexts(adminTopUpsTexts)
  const { language } = useLanguage()
  const [isAsked, setAsked] = useState(false)
  const { mutateAsync } = useRefundTopUp(topUp.id)
  const keyOf = useKeyOfRequest()
  const { number, leftKopecks, leftElsewhereKopecks: elsewhere, isRefundedHere, refunds } = topUp
  const left = formatKopecks(leftKopecks, language)
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        aria-label={`${texts.open}: ${number}`}
        onClick={() => setAsked(true)}
      >
        {texts.open}
      </Button>
      {isAsked && (
        <MoneyBackDialog
          leftKopecks={leftKopecks}
          isRefundedHere={isRefundedHere}
          amountHint={
            elsewhere > 0
              ? `${own.atOnce(left, formatKopecks(elsewhere, language))} ${own.taken}`
              : `${own.left(left)} ${own.taken}`
          }
          ask={async (draft) => {
            const after = await mutateAsync({ draft, key: keyOf({ ...draft, asked: refunds.length }) })
            return after.refunds.at(-1)?.state ?? 'done'
          }}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  )
}
