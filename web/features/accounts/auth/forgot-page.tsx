import { useState } from 'react'
import { addresses } from '#shared/addresses.ts'
import { forgottenPasswordSchema } from '#shared/contract/accounts/auth.ts'
import { failureMessage } from '#web/api/api-error.ts'
import { FormFailure } from '#web/editing/form-failure.tsx'
import { SubmitButton } from '#web/editing/submit-button.tsx'
import { useForm } from '#web/editing/use-form.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { useGateAddress } from '#web/routing/gate-address.ts'
import { TextField } from '#web/ui/field.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { AccessPanel } from './access-panel.tsx'
import { useForgotPassword } from './auth.mutations.ts'
import { authTexts, authWords } from './auth.texts.ts'
import { passwordResetTexts } from './password-reset.texts.ts'

/** Asks for a link to a new password. What it says afterwards is true with and without such an account. */
export function ForgotPage() {
  const texts = useTexts(authTexts)
  const words = useTexts(authWords)
  const gate = useGateAddress()
  const [isAsked, setAsked] = useState(false)
  return (
    <AccessPanel view="controlRoom" title={words.forgotTitle} lead={words.forgotLead}>
      {isAsked ? <LetterOnItsWay /> : <ForgotForm onAsked={() => setAsked(true)} />}
      <p className="mt-6 border-t border-line pt-4">
        <TextLink to={gate(addresses.login)}>{texts.backToLogin}</TextLink>
      </p>
    </AccessPanel>
  )
}

function ForgotForm({ onAsked }: { onAsked: () => void }) {
  const { usernameOrEmail } = useTexts(authTexts)
  const texts = useTexts(passwordResetTexts)
  const { mutateAsync } = useForgotPassword()
  const form = useForm({
    schema: forgottenPasswordSchema,
    submit: ({ username }) => mutateAsync(username),
    onSuccess: onAsked,
  })
  return (
    <form {...form.formProps} className="space-y-5">
      <TextField
        label={usernameOrEmail}
        name="username"
        required
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={form.errors.username}
      />
      {form.failure !== null && <FormFailure message={failureMessage(form.failure, texts.forgotFailed)} />}
      <SubmitButton form={form} label={texts.sendLink} busyLabel={texts.sendingLink} className="w-full" />
    </form>
  )
}

/** The form that had the focus is gone. */
const focusOnArrival = (element: HTMLElement | null) => element?.focus()

function LetterOnItsWay() {
  const texts = useTexts(passwordResetTexts)
  return (
    <div role="status" ref={focusOnArrival} tabIndex={-1} className="outline-none">
      <h2 className="display text-xl">{texts.letterSent}</h2>
      <p className="mt-2 text-muted">{texts.letterSentDetail}</p>
    </div>
  )
}
