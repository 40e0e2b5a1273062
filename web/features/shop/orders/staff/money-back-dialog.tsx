import type { ReactNode } from 'react'
import { KOPECKS_IN_ROUBLE } from '#shared/constants/money/currencies.ts'
import { ORDER_REASON_MAX, type RefundState } from '#shared/constants/shop/orders.ts'
import { DialogForm } from '#web/editing/dialogs/dialog-form.tsx'
import { useForm } from '#web/editing/use-form.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { typedKopecks } from '#web/i18n/typed-kopecks.ts'
import { toast } from '#web/toasts/toast.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/field.tsx'
import { refundFormSchema } from './refund-form.ts'
import { refundsTexts } from './refunds.texts.ts'

export type MoneyBack = { amountKopecks: number; isDoneOutside: boolean; reason: string }

type Asked = {
  leftKopecks: number
  /** Whether its provider can be asked for it from here. */
  isRefundedHere: boolean
  amountHint: string
  /** Told of the sum as it is typed, NaN where it is none. */
  onAmount?: (kopecks: number) => void
  /** What else is asked, behind the sum. */
  children?: ReactNode
  /** How it stands once its provider was asked. */
  ask: (wanted: MoneyBack) => Promise<RefundState>
  onClose: () => void
}

/** Asks how much money goes back, and why. */
export function MoneyBackDialog(asked: Asked) {
  const texts = useTexts(refundsTexts)
  return (
    <Dialog isOpen onClose={asked.onClose} title={texts.title} className="max-w-lg">
      <MoneyBackForm {...asked} />
    </Dialog>
  )
}

function MoneyBackForm({ leftKopecks, isRefundedHere, amountHint, onAmount, children, ask, onClose }: Asked) {
  const texts = useTexts(refundsTexts)
  const { language } = useLanguage()
  const form = useForm({
    schema: refundFormSchema(leftKopecks),
    submit: async ({ amount, isDoneOutside, reason }) => {
      const state = await ask({
        amountKopecks: typedKopecks(amount),
        isDoneOutside: !isRefundedHere || isDoneOutside === true,
        reason,
      })
      const isClear = state === 'done' || state === 'pending'
      toast({ title: texts.toasts[state], variant: isClear ? 'default' : 'destructive' })
    },
    onSuccess: onClose,
  })
  const left = leftKopecks / KOPECKS_IN_ROUBLE
  return (
    <DialogForm
      form={form}
      failed={texts.failed}
      onCancel={onClose}
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
        onChange={({ target }) => onAmount?.(typedKopecks(target.value))}
        hint={amountHint}
        error={form.errors.amount && texts.amountWrong}
      />
      {children}
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
