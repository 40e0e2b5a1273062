import { addresses } from '#shared/addresses.ts'
import { ApiError, failureMessage } from '#web/api/api-error.ts'
import { FormFailure } from '#web/editing/form-failure.tsx'
import { SubmitButton } from '#web/editing/submit-button.tsx'
import { useForm } from '#web/editing/use-form.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { useNavigate } from '#web/routing/router.tsx'
import { toast } from '#web/toasts/toast.ts'
import { Spinner } from '#web/ui/lists/spinner.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { AccessPanel } from './access-panel.tsx'
import { useResetPassword } from './auth.mutations.ts'
import { authTexts, authWords } from './auth.texts.ts'
import { NewPasswordFields } from './new-password-fields.tsx'
import { newPasswordFormSchema } from './new-password-form.ts'
import { useMailedToken } from './use-mailed-token.ts'

/** Sets a new password by the token of a mailed link. */
export function ResetPage() {
  const texts = useTexts(authTexts)
  const words = useTexts(authWords)
  const token = useMailedToken()
  return (
    <AccessPanel view="controlRoom" title={words.resetTitle} lead={words.resetLead}>
      {/* As high as the form: the links below stay where they are when it comes. */}
      <div className="min-h-64">
        {token === undefined && <Spinner />}
        {token && <ResetForm key={token} token={token} />}
        {token === null && <IncompleteLink />}
      </div>
      <p className="mt-6 flex flex-wrap gap-x-6 gap-y-2 border-t border-line pt-4">
        <TextLink to={addresses.login}>{texts.backToLogin}</TextLink>
        <TextLink to={addresses.forgot}>{texts.anotherLink}</TextLink>
      </p>
    </AccessPanel>
  )
}

function IncompleteLink() {
  const texts = useTexts(authTexts)
  return (
    <div role="alert">
      <h2 className="display text-xl">{texts.linkIncomplete}</h2>
      <p className="mt-2 text-muted">{texts.checkLink}</p>
    </div>
  )
}

function ResetForm({ token }: { token: string }) {
  const texts = useTexts(authTexts)
  const navigate = useNavigate()
  const { mutateAsync } = useResetPassword()
  const form = useForm({
    schema: newPasswordFormSchema,
    submit: ({ newPassword }) => mutateAsync({ token, newPassword }),
    onSuccess: () => {
      toast({ title: texts.passwordSet, description: texts.passwordSetDetail })
      navigate(addresses.login, { replace: true })
    },
  })
  const isSpent = form.failure instanceof ApiError && form.failure.code === 'invalid_token'
  return (
    <form {...form.formProps} className="space-y-5">
      <NewPasswordFields name="newPassword" label={texts.newPassword} errors={form.errors} />
      {form.failure !== null && (
        <FormFailure
          message={`${failureMessage(form.failure, texts.resetFailed)}${isSpent ? ` ${texts.askForAnother}` : ''}`}
        />
      )}
      <SubmitButton
        form={form}
        label={texts.setPassword}
        busyLabel={texts.settingPassword}
        className="w-full"
      />
    </form>
  )
}
