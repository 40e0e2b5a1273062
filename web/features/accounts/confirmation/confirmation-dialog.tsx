import { useEffect, useRef } from 'react'
import { passwordConfirmationSchema } from '#shared/contract/accounts/confirmation.ts'
import { failureMessage } from '#web/api/api-error.ts'
import { FormFailure } from '#web/editing/form-failure.tsx'
import { SubmitButton } from '#web/editing/submit-button.tsx'
import { useForm } from '#web/editing/use-form.ts'
import { PasswordField } from '#web/features/accounts/auth/password-field.tsx'
import { PasskeyButton } from '#web/features/accounts/passkeys/proving/passkey-button.tsx'
import { useTexts } from '#web/i18n/language.tsx'
import { useSession } from '#web/session/session.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { wordsTexts } from '#web/ui/words.texts.ts'
import { useConfirm } from './confirmation.mutations.ts'
import { confirmationTexts } from './confirmation.texts.ts'

/** Asks for the password once more; `onAnswer` is told whether it was right, or that nobody wanted to say it. */
export function ConfirmationDialog({ onAnswer }: { onAnswer: (isConfirmed: boolean) => void }) {
  const texts = useTexts(confirmationTexts)
  return (
    <Dialog isOpen onClose={() => onAnswer(false)} title={texts.title} className="max-w-md">
      <ConfirmationForm onAnswer={onAnswer} />
    </Dialog>
  )
}

function ConfirmationForm({ onAnswer }: { onAnswer: (isConfirmed: boolean) => void }) {
  const texts = useTexts(confirmationTexts)
  const words = useTexts(wordsTexts)
  const { user } = useSession()
  const { mutateAsync } = useConfirm()
  const password = useRef<HTMLInputElement>(null)
  useEffect(() => password.current?.focus(), [])
  const form = useForm({
    schema: passwordConfirmationSchema,
    submit: (proof) => mutateAsync(proof),
    onSuccess: () => onAnswer(true),
  })
  return (
    <form {...form.formProps} className="space-y-5 p-6">
      <p className="text-muted">{texts.lead}</p>
      {/* Tells password managers whose password this is. */}
      <input hidden readOnly autoComplete="username" value={user?.username ?? ''} />
      <PasswordField
        label={texts.password}
        name="password"
        required
        ref={password}
        autoComplete="current-password"
        error={form.errors.password}
      />
      {form.failure !== null && <FormFailure message={failureMessage(form.failure, texts.failed)} />}
      <PasskeyButton onProved={(passkey) => mutateAsync({ passkey }).then(() => onAnswer(true))} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="outline" onClick={() => onAnswer(false)}>
          {words.cancel}
        </Button>
        <SubmitButton form={form} label={texts.confirm} busyLabel={texts.confirming} />
      </div>
    </form>
  )
}
