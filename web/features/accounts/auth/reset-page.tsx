import { useId } from 'react'
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
import { useResetPassword } from './auth.mutations.ts'
import { authTexts, authWords } from './auth.texts.ts'
import { MailedTokenPanel } from './mailed-token-panel.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'
import { newPasswordFormSchema } from './new-password-form.ts'
import { usePasswordLink } from './password-link.queries.ts'
import { passwordResetTexts } from './password-reset.texts.ts'

/** Sets a new password by the token of a mailed link. */
export function ResetPage() {
  const texts = useTexts(passwordResetTexts)
  const words = useTexts(authWords)
  return (
    <MailedTokenPanel
      title={words.resetTitle}
      lead={words.resetLead}
      otherWays={<TextLink to={addresses.forgot}>{texts.anotherLink}</TextLink>}
    >
      {(token) => <Opened key={token} token={token} />}
    </MailedTokenPanel>
  )
}

/** A link that works no more is told of before a password is thought up; one that could not be looked at has its form. */
function Opened({ token }: { token: string }) {
  const texts = useTexts(passwordResetTexts)
  const link = usePasswordLink(useId(), token)
  if (link.isLoading) return <Spinner />
  if (link.data?.isValid !== false) return <ResetForm token={token} />
  return (
    <div role="alert">
      <h2 className="display text-xl">{texts.linkSpent}</h2>
      <p className="mt-2 text-muted">
        {texts.linkSpentDetail} {texts.askForAnother}
      </p>
    </div>
  )
}

function ResetForm({ token }: { token: string }) {
  const { newPassword } = useTexts(authTexts)
  const texts = useTexts(passwordResetTexts)
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
      <NewPasswordFields name="newPassword" label={newPassword} errors={form.errors} />
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
