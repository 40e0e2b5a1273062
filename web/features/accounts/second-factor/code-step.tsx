import { useEffect, useRef } from 'react'
import * as z from 'zod/mini'
import type { authEndpoints } from '#shared/contract/accounts/auth.ts'
import { secondFactorCodeSchema } from '#shared/contract/accounts/second-factor.ts'
import type { RequestOf } from '#shared/contract/endpoint.ts'
import { failureMessage } from '#web/api/api-error.ts'
import { FormFailure } from '#web/editing/form-failure.tsx'
import { SubmitButton } from '#web/editing/submit-button.tsx'
import { useForm } from '#web/editing/use-form.ts'
import { PasskeyButton } from '#web/features/accounts/passkeys/proving/passkey-button.tsx'
import { useTexts } from '#web/i18n/language.tsx'
import { useLogin } from '#web/session/login.mutations.ts'
import { toastFailure } from '#web/toasts/toast-failure.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { codeStepTexts } from './code-step.texts.ts'

export type SignIn = RequestOf<typeof authEndpoints.login>['body']
export type CodeStepProps = {
  /** What was right so far. */
  proof: SignIn
  onDone: () => void
  onBack: () => void
}

const schema = z.object({ code: secondFactorCodeSchema })

/** The second step of signing in, for accounts that ask for a code. */
export function CodeStep({ proof, onDone, onBack }: CodeStepProps) {
  const texts = useTexts(codeStepTexts)
  const code = useRef<HTMLInputElement>(null)
  useEffect(() => code.current?.focus(), [])
  const { mutateAsync } = useLogin()
  const form = useForm({
    schema,
    submit: (typed) => mutateAsync({ ...proof, ...typed }),
    onSuccess: onDone,
    onFailure: (error) => toastFailure(texts.failed, error),
  })
  return (
    <form {...form.formProps} className="space-y-5">
      <h2 className="display text-2xl">{texts.title}</h2>
      <p className="text-muted">{texts.lead}</p>
      <TextField
        ref={code}
        label={texts.code}
        name="code"
        required
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        error={form.errors.code}
      />
      {form.failure !== null && <FormFailure message={failureMessage(form.failure, texts.failed)} />}
      <SubmitButton form={form} label={texts.logIn} busyLabel={texts.loggingIn} className="w-full" />
      <PasskeyButton onProved={(passkey) => mutateAsync({ ...proof, passkey }).then(onDone)} />
      <Button variant="ghost" className="w-full" onClick={onBack}>
        {texts.back}
      </Button>
    </form>
  )
}
