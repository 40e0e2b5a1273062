import { addresses } from '#shared/addresses.ts'
import { signInSchema } from '#shared/contract/accounts/auth.ts'
import { failureMessage } from '#web/api/api-error.ts'
import { FormFailure } from '#web/editing/form-failure.tsx'
import { SubmitButton } from '#web/editing/submit-button.tsx'
import { useForm } from '#web/editing/use-form.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { useNavigate } from '#web/routing/router.tsx'
import { useLogin } from '#web/session/session.mutations.ts'
import { toast } from '#web/toasts/toast.ts'
import { toastFailure } from '#web/toasts/toast-failure.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { TextField } from '#web/ui/field.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { AccessPanel } from './access-panel.tsx'
import { authTexts } from './auth.texts.ts'

export function LoginPage() {
  const texts = useTexts(authTexts)
  const navigate = useNavigate()
  const { mutateAsync } = useLogin()
  const form = useForm({
    schema: signInSchema,
    submit: (values) => mutateAsync(values),
    onSuccess: () => {
      toast({ title: texts.loggedIn, description: texts.loggedInDetail })
      navigate(addresses.profile, { replace: true })
    },
    onFailure: (error) => toastFailure(texts.loginFailed, error),
  })

  return (
    <AccessPanel title={texts.loginTitle} lead={texts.loginLead}>
      <form {...form.formProps} className="space-y-5">
        <TextField
          label={texts.usernameOrEmail}
          name="username"
          required
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          error={form.errors.username}
        />
        <PasswordField
          label={texts.password}
          name="password"
          required
          autoComplete="current-password"
          error={form.errors.password}
        />
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <Checkbox name="remember" label={texts.remember} />
          <TextLink to={addresses.forgot}>{texts.toForgot}</TextLink>
        </div>
        {form.failure !== null && <FormFailure message={failureMessage(form.failure, texts.loginFailed)} />}
        <SubmitButton form={form} label={texts.logIn} busyLabel={texts.loggingIn} className="w-full" />
      </form>
      <p className="mt-6 border-t border-line pt-4 text-muted">
        {texts.noAccount} <TextLink to={addresses.register}>{texts.toRegistration}</TextLink>
      </p>
    </AccessPanel>
  )
}
