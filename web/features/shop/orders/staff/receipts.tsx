import { ORDER_REASON_MAX } from '#shared/constants/shop/orders.ts'
import type { ReceiptState } from '#shared/constants/shop/payments.ts'
import type { StaffOrder } from '#shared/contract/shop/staff-orders.ts'
import { ReasonedDecisions } from '#web/editing/dialogs/reasoned-decisions.tsx'
import { useTexts } from '#web/i18n/language.tsx'
import { usePermission } from '#web/session/own-permissions.ts'
import { toast } from '#web/toasts/toast.ts'
import { Notice } from '#web/ui/notice.tsx'
import { useSettleReceipts } from './admin-orders.mutations.ts'
import { receiptsTexts } from './receipts.texts.ts'

/** How far the receipt of one payment or refund is registered. */
export function ReceiptOf({ state }: { state: ReceiptState | null }) {
  const texts = useTexts(receiptsTexts)
  if (state === null) return null
  return (
    <span className={`block ${state === 'refused' ? 'text-alarm' : 'text-muted'}`}>
      {texts.states[state]}
    </span>
  )
}

/** Receipts that the tax authority was not told of, and what to do about them; not there where none was refused. */
export function RefusedReceipts({ order: { id, attempts, refunds } }: { order: StaffOrder }) {
  const texts = useTexts(receiptsTexts)
  const isEditable = usePermission('manage_orders')
  const { mutateAsync } = useSettleReceipts(id)
  if (![...attempts, ...refunds].some(({ receipt }) => receipt === 'refused')) return null
  return (
    <Notice tone="warning" title={texts.title} className="mb-8">
      <p className="text-pretty">{texts.lead}</p>
      {isEditable && (
        <ReasonedDecisions
          decisions={['made']}
          labelOf={() => texts.settle}
          textsOf={() => texts.settling}
          maxLength={ORDER_REASON_MAX}
          submit={async (_, reason) => {
            await mutateAsync(reason)
            toast({ title: texts.settled })
          }}
          className="mt-3"
        />
      )}
    </Notice>
  )
}
