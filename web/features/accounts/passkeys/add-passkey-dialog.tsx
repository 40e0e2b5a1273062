import { useState } from 'react'
import { passkeyNameSchema } from '#shared/contract/accounts/passkeys/passkeys.ts'
import { failureMessage } from '#web/api/api-error.ts'
import { FormFailure } from '#web/editing/form-failure.tsx'
import { SubmitButton } from '#web/editing/submit-button.tsx'
import { useForm } from '#web/editing/use-form.ts'
import { RecoveryCodes } from '#web/features/accounts/second-factor/recovery-codes.tsx'
import { useTexts } from '#web/i18n/language.tsx'
import { toast } from '#web/toasts/toast.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/field.tsx'
import { useAddPasskey } from './passkeys.mutations.ts'
import { passkeysTexts } from './passkeys.texts.ts'
import { deviceRefusal } from './proving/passkey-support.ts'

/** Names a key, has the device make it, and shows the codes that come with the first. */
export function AddPasskeyDialog({ isFirst, onClose }: { isFirst: boolean; onClose: () => void }) {
  const texts = useTexts(passkeysTexts)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  if (codes) return <RecoveryCodes codes={codes} onDone={onClose} />
  return (
    <Dialog isOpen onClose={onClose} title={texts.addTitle} className="max-h-[calc(100dvh-2rem)] max-w-md">
      <AddForm
        isFirst={isFirst}
        onAdded={(recoveryCodes) => {
          toast({ title: texts.done })
          if (recoveryCodes) setCodes(recoveryCodes)
          else onClose()
        }}
      />
    </Dialog>
  )
}

function AddForm({
  isFirst,
  onAdded,
}: {
  isFirst: boolean
  onAdded: (recoveryCodes: readonly string[] | null) => void
}) {
  const texts = useTexts(passkeysTexts)
  const { mutateAsync } = useAddPasskey()
  const form = useForm({
    schema: passkeyNameSchema,
    submit: async (typed) => onAdded((await mutateAsync(typed)).recoveryCodes),
  })
  const refusal = form.failure === null ? null : deviceRefusal(form.failure)
  const told =
    refusal === 'cancelled' ? texts.cancelled : refusal === 'already-there' ? texts.alreadyThere : null
  return (
    <form {...form.formProps} className="space-y-5 p-6">
      <p className="text-muted">{texts.addLead}</p>
      {isFirst && <p className="text-sm text-muted">{texts.addFirst}</p>}
      <TextField
        label={texts.name}
        name="name"
        required
        placeholder={texts.nameExample}
        autoComplete="off"
        error={form.errors.name}
      />
      {form.failure !== null && (
        <FormFailure message={told ?? failureMessage(form.failure, texts.addFailed)} />
      )}
      <SubmitButton form={form} label={texts.goOn} busyLabel={texts.going} className="w-full" />
    </form>
  )
}
