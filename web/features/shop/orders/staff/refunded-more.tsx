import { ORDER_REASON_MAX } from '#shared/constants/shop/orders.ts'
import { ReasonedDecisions } from '#web/editing/dialogs/reasoned-decisions.tsx'
import { useTexts } from '#web/i18n/language.tsx'
import { toast } from '#web/toasts/toast.ts'
import { Notice } from '#web/ui/notice.tsx'
import { refundedMoreTexts } from './refunded-more.texts.ts'

/** The provider tells of more given back than the books have, and what to do about it. */
export function RefundedMore({
  about,
  submit,
  isEditable,
  className,
}: {
  about: string
  submit: (reason: string) => Promise<unknown>
  isEditable: boolean
  className: string
}) {
  const texts = useTexts(refundedMoreTexts)
  return (
    <Notice tone="warning" title={texts.title} className={className}>
      <p className="text-pretty">{texts.lead}</p>
      {isEditable && (
        <ReasonedDecisions
          decisions={['settle']}
          labelOf={() => texts.settle}
          about={about}
          textsOf={() => texts.settling}
          maxLength={ORDER_REASON_MAX}
          submit={async (_, reason) => {
            await submit(reason)
            toast({ title: texts.settled })
          }}
          className="mt-3"
        />
      )}
    </Notice>
  )
}
