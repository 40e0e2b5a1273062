import { addresses } from '#shared/addresses.ts'
import { failureMessage } from '#web/api/api-error.ts'
import { FormFailure } from '#web/editing/form-failure.tsx'
import { SubmitButton } from '#web/editing/submit-button.tsx'
import { useForm } from '#web/editing/use-form.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { useSiteInfo } from '#web/lib/site/site-info.tsx'
import { useGateAddress } from '#web/routing/gate-address.ts'
import { useNavigate } from '#web/routing/router.tsx'
import { toast } from '#web/toasts/toast.ts'
import { toastFailure } from '#web/toasts/toast-failure.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { TextField } from '#web/ui/field.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { AccessPanel } from './access-panel.tsx'
import { authTexts, authWords } from './auth.texts.ts'
import { IdentityFields } from './identity-fields.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'
import { useRegister } from './proof/register.mutations.ts'
import { registrationTexts } from './registration.texts.ts'
import { registrationFormSchema } from './registration-form.ts'
import { TermsNotice } from './terms-notice.tsx'

export function RegisterPage() {
  const texts = useTexts(authTexts)
  const own = useTexts(registrationTexts)
  const words = useTexts(authWords)
  const navigate = useNavigate()
  const gate = useGateAddress()
  const { mutateAsync } = useRegister()
  const form = useForm({
    schema: registrationFormSchema,
    submit: ({ confirmPassword: _, consent, ...account }) =>
      mutateAsync({ ...account, ...(consent && { consents: ['personal_data'] }) }),
    onSuccess: () => {
      toast({ title: own.registered, description: own.registeredDetail })
      navigate(gate(addresses.login))
    },
    onFailure: (error) => toastFailure(own.registrationFailed, error),
  })

  if (!useSiteInfo().isSignUpOpen) {
    return (
      <AccessPanel view="camp" title={words.registerTitle} lead={words.signUpClosed}>
        <TextLink to={gate(addresses.login)}>{texts.toLogin}</TextLink>
      </AccessPanel>
    )
  }
  return (
    <AccessPanel view="camp" title={words.registerTitle} lead={words.registerLead}>
      <form {...form.formProps} className="space-y-5">
        <IdentityFields errors={form.errors} hints={{ username: own.usernameHint, email: own.emailHint }} />
        <TextField
          label={
            <>
              {own.discordUsername} <span className="font-normal text-muted">({own.optional})</span>
            </>
          }
          name="discordUsername"
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          error={form.errors.discordUsername}
        />
        <NewPasswordFields name="password" label={texts.password} errors={form.errors} />
        <TermsNotice />
        <Checkbox name="consent" label={`${own.dataConsent} (${own.optional})`} />
        {form.failure !== null && (
          <FormFailure message={failureMessage(form.failure, own.registrationFailed)} />
        )}
        <SubmitButton
          form={form}
          label={own.createAccount}
          busyLabel={own.creatingAccount}
          className="w-full"
        />
      </form>
      <p className="mt-6 border-t border-line pt-4 text-muted">
        {own.hasAccount} <TextLink to={gate(addresses.login)}>{texts.toLogin}</TextLink>
      </p>
    </AccessPanel>
  )
}
