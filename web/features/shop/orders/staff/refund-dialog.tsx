import { useState } from 'react'
import { KOPECKS_IN_ROUBLE } from '#shared/constants/money/currencies.ts'
import { ORDER_REASON_MAX } from '#shared/constants/shop/orders.ts'
import type { StaffOrder } from '#shared/contract/shop/staff-orders.ts'
import { DialogForm } from '#web/editing/dialogs/dialog-form.tsx'
import { useForm } from '#web/editing/use-form.ts'
import { useKeyOfRequest } from '#web/editing/use-key-of-request.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { formatKopecks } from '#web/i18n/format-roubles.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { typedKopecks } from '#web/i18n/typed-kopecks.ts'
import { toast } from '#web/toasts/toast.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/field.tsx'
import { useRefundOrder } from './admin-orders.mutations.ts'
import { refundFormSchema } from './refund-form.ts'
import { refundsTexts } from './refunds.texts.ts'

/** Asks how much goes back, what is taken back with it, and why. */
export function RefundDialog({ order, onClose }: { order: StaffOrder; onClose: () => void }) {
  const texts = useTexts(refundsTexts)
  return (
    <Dialog isOpen onClose={onClose} title={texts.title} className="max-w-lg">
      <RefundForm order={order} onDone={onClose} />
    </Dialog>
  )
}

function RefundForm({ order, onDone }: { order: StaffOrder; onDone: () => void }) {
  const texts = useTexts(refundsTexts)
  const { language } = useLanguage()
  const [lineIds, setLineIds] = useState<readonly number[]>([])
  const { mutateAsync } = useRefundOrder(order.id)
  const keyOf = useKeyOfRequest()
  const { leftKopecks, isRefundedHere } = order
  const form = useForm({
    schema: refundFormSchema(leftKopecks),
    submit: async ({ amount, isDoneOutside, reason }) => {
      const draft = {
        amountKopecks: typedKopecks(amount),
        lineIds: [...lineIds],
        isDoneOutside: !isRefundedHere || isDoneOutside === true,
        reason,
      }
      const { state } = await mutateAsync({ draft, key: keyOf(draft) })
      const isClear = state === 'done' || state === 'pending'
      toast({ title: texts.toasts[state], variant: isClear ? 'default' : 'destructive' })
    },
    onSuccess: onDone,
  })
  const gone = new Set(order.refunds.filter(({ state }) => state !== 'failed').flatMap((one) => one.lineIds))
  const lines = order.lines.filter(({ id }) => !gone.has(id))
  const left = leftKopecks / KOPECKS_IN_ROUBLE
  return (
    <DialogForm
      form={form}
      failed={texts.failed}
      onCancel={onDone}
      label={texts.submit}
      busyLabel={texts.busy}
      variant="destructive"
    >
      <p className="text-pretty text-muted">{isRefundedHere ? texts.lead : texts.outsideLead}</p>
      <TextField
        label={texts.amount}
        name="amount"
        required
        inputMode="decimal"
        autoComplete="off"
        defaultValue={formatNumber(left, language, {
          useGrouping: false,
          minimumFractionDigits: Number.isInteger(left) ? 0 : 2,
        })}
        hint={texts.amountHint(formatKopecks(leftKopecks, language))}
        error={form.errors.amount && texts.amountWrong}
      />
      {lines.length > 0 && (
        <fieldset>
          <legend className="text-sm font-medium">{texts.lines}</legend>
          <p className="mt-1 text-sm text-muted">{texts.linesHint}</p>
          {lines.map((line) => (
            <Checkbox
              key={line.id}
              label={
                <span className="wrap-anywhere">{`${line[`name_${language}`]} × ${line.quantity}`}</span>
              }
              checked={lineIds.includes(line.id)}
              onChange={({ target }) =>
                setLineIds((ids) => (target.checked ? [...ids, line.id] : ids.filter((id) => id !== line.id)))
              }
            />
          ))}
        </fieldset>
      )}
      {isRefundedHere && <Checkbox name="isDoneOutside" label={texts.isDoneOutside} />}
      <TextField
        label={texts.reason}
        name="reason"
        required
        maxLength={ORDER_REASON_MAX}
        autoComplete="off"
        hint={texts.reasonHint}
        error={form.errors.reason}
      />
    </DialogForm>
  )
}
