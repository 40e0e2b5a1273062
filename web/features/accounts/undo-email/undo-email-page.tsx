import { addresses } from '#shared/addresses.ts'
import { failureMessage } from '#web/api/api-error.ts'
import { FormFailure } from '#web/editing/form-failure.tsx'
import { SubmitButton } from '#web/editing/submit-button.tsx'
import { useForm } from '#web/editing/use-form.ts'
import { AccessPanel } from '#web/features/accounts/auth/access-panel.tsx'
import { NewPasswordFields } from '#web/features/accounts/auth/new-password-fields.tsx'
import { newPasswordFormSchema } from '#web/features/accounts/auth/new-password-form.ts'
import { useMailedToken } from '#web/features/accounts/auth/use-mailed-token.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { useNavigate } from '#web/routing/router.tsx'
import { toast } from '#web/toasts/toast.ts'
import { Spinner } from '#web/ui/lists/spinner.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { useUndoEmail } from './undo-email.mutations.ts'
import { undoEmailTexts, undoEmailWords } from './undo-email.texts.ts'

/** Takes a change of the e-mail address back by the token of the letter to the former one. */
export function UndoEmailPage() {
  const texts = useTexts(undoEmailTexts)
  const words = useTexts(undoEmailWords)
  const token = useMailedToken()
  return (
    <AccessPanel view="controlRoom" title={words.title} lead={words.lead}>
      {/* As high as the form: the link below stays where it is when it comes. */}
      <div className="min-h-64">
        {token === undefined && <Spinner />}
        {token && <UndoForm key={token} token={token} />}
        {token === null && (
          <div role="alert">
            <h2 className="display text-xl">{texts.linkIncomplete}</h2>
            <p className="mt-2 text-muted">{texts.checkLink}</p>
          </div>
        )}
      </div>
      <p className="mt-6 border-t border-line pt-4">
        <TextLink to={addresses.login}>{texts.backToLogin}</TextLink>
      </p>
    </AccessPanel>
  )
}

function UndoForm({ token }: { token: string }) {
  const texts = useTexts(undoEmailTexts)
  const navigate = useNavigate()
  const { mutateAsync } = useUndoEmail()
  const form = useForm({
    schema: newPasswordFormSchema,
    submit: ({ newPassword }) => mutateAsync({ token, newPassword }),
    onSuccess: () => {
      toast({ title: texts.broughtBack, description: texts.broughtBackDetail })
      navigate(addresses.login, { replace: true })
    },
  })
  return (
    <form {...form.formProps} className="space-y-5">
      <NewPasswordFields name="newPassword" label={texts.newPassword} errors={form.errors} />
      {form.failure !== null && <FormFailure message={failureMessage(form.failure, texts.failed)} />}
      <SubmitButton form={form} label={texts.bringBack} busyLabel={texts.bringingBack} className="w-full" />
    </form>
  )
}
