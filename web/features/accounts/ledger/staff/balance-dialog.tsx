import { BALANCE_REASON_MAX } from '#shared/constants/content-limits.ts'
import type { UserDetails } from '#shared/contract/accounts/users.ts'
import { DialogForm } from '#web/editing/dialogs/dialog-form.tsx'
import { useForm } from '#web/editing/use-form.ts'
import { useKeyOfRequest } from '#web/editing/use-key-of-request.ts'
import { currencyWords } from '#web/features/accounts/ledger/currency.texts.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { toast } from '#web/toasts/toast.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/field.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { balanceFormSchema, WAYS } from './balance-form.ts'
import { useChangeBalance } from './ledger.mutations.ts'
import { ledgerTexts } from './ledger.texts.ts'

export function BalanceDialog({ user, onClose }: { user: UserDetails; onClose: () => void }) {
  const texts = useTexts(ledgerTexts)
  return (
    <Dialog isOpen onClose={onClose} title={texts.dialogTitle} className="max-w-lg">
      <BalanceForm user={user} onDone={onClose} />
    </Dialog>
  )
}

function BalanceForm({ user, onDone }: { user: UserDetails; onDone: () => void }) {
  const texts = useTexts(ledgerTexts)
  const currency = useTexts(currencyWords)
  const { mutateAsync } = useChangeBalance(user.id)
  const keyOf = useKeyOfRequest()
  const form = useForm({
    schema: balanceFormSchema,
    submit: (change) => mutateAsync({ ...change, key: keyOf(change) }),
    onSuccess: () => {
      toast({ title: texts.done, description: user.username })
      onDone()
    },
  })
  return (
    <DialogForm
      form={form}
      failed={texts.failed}
      onCancel={onDone}
      label={texts.apply}
      busyLabel={texts.applying}
    >
      <p className="text-muted">
        <strong className="break-all text-text">{user.username}</strong>. {texts.lead}
      </p>
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField
          label={texts.way}
          name="way"
          options={WAYS.map((value) => ({ value, label: texts[value] }))}
        />
        <SelectField
          label={texts.currency}
          name="currency"
          options={[
            { value: 'RUB', label: texts.roubles },
            { value: 'LC', label: currency.name },
          ]}
        />
      </div>
      <TextField
        label={texts.amount}
        name="amount"
        required
        inputMode="decimal"
        autoComplete="off"
        hint={texts.amountHint}
        error={form.errors.amount && texts.amountWrong}
      />
      <TextField
        label={texts.reason}
        name="reason"
        required
        maxLength={BALANCE_REASON_MAX}
        autoComplete="off"
        hint={texts.reasonHint}
        error={form.errors.reason}
      />
    </DialogForm>
  )
}
