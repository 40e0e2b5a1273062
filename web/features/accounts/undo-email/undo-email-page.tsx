import { addresses } from '#shared/addresses.ts'
import { failureMessage } from '#web/api/api-error.ts'
import { FormFailure } from '#web/editing/form-failure.tsx'
import { SubmitButton } from '#web/editing/submit-button.tsx'
import { useForm } from '#web/editing/use-form.ts'
import { authTexts } from '#web/features/accounts/auth/auth.texts.ts'
import { MailedTokenPanel } from '#web/features/accounts/auth/mailed-token-panel.tsx'
import { NewPasswordFields } from '#web/features/accounts/auth/new-password-fields.tsx'
import { newPasswordFormSchema } from '#web/features/accounts/auth/new-password-form.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { useNavigate } from '#web/routing/router.tsx'
import { toast } from '#web/toasts/toast.ts'
import { useUndoEmail } from './undo-email.mutations.ts'
import { undoEmailTexts, undoEmailWords } from './undo-email.texts.ts'

/** Takes a change of the e-mail address back by the token of the letter to the former one. */
export function UndoEmailPage() {
  const words = useTexts(undoEmailWords)
  return (
    <MailedTokenPanel title={words.title} lead={words.lead}>
      {(token) => <UndoForm key={token} token={token} />}
    </MailedTokenPanel>
  )
}

function UndoForm({ token }: { token: string }) {
  const texts = useTexts(undoEmailTexts)
  const { newPassword } = useTexts(authTexts)
  const navigate = useNavigate()
  const { mutateAsync } = useUndoEmail()
  const form = useForm({
    schema: newPasswordFormSchema,
    submit: (form) => mutateAsync({ token, newPassword: form.newPassword }),
    onSuccess: () => {
      toast({ title: texts.broughtBack, description: texts.broughtBackDetail })
      navigate(addresses.login, { replace: true })
    },
  })
  return (
    <form {...form.formProps} className="space-y-5">
      <NewPasswordFields name="newPassword" label={newPassword} errors={form.errors} />
      {form.failure !== null && <FormFailure message={failureMessage(form.failure, texts.failed)} />}
      <SubmitButton form={form} label={texts.bringBack} busyLabel={texts.bringingBack} className="w-full" />
    </form>
  )
}
