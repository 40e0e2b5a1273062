import { Suspense, useState } from 'react'
import { addresses } from '#shared/addresses.ts'
import { signInSchema } from '#shared/contract/accounts/auth.ts'
import type { AppealProof } from '#shared/contract/accounts/bans/appeals.ts'
import { ApiError, failureMessage } from '#web/api/api-error.ts'
import { FormFailure } from '#web/editing/form-failure.tsx'
import { SubmitButton } from '#web/editing/submit-button.tsx'
import { useForm } from '#web/editing/use-form.ts'
import { PasswordField } from '#web/features/accounts/auth/password-field.tsx'
import type { CodeStepProps, SignIn } from '#web/features/accounts/second-factor/code-step.tsx'
import { useTexts } from '#web/i18n/language.tsx'
import { lazyWithFallback } from '#web/lib/lazy-with-fallback.ts'
import { useSiteInfo } from '#web/lib/site/site-info.tsx'
import { useGateAddress } from '#web/routing/gate-address.ts'
import { useGateQuery } from '#web/routing/return-address.ts'
import { useNavigate } from '#web/routing/router.tsx'
import { useLogin } from '#web/session/login.mutations.ts'
import { toast } from '#web/toasts/toast.ts'
import { toastFailure } from '#web/toasts/toast-failure.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { TextField } from '#web/ui/field.tsx'
import { PartMissing } from '#web/ui/lists/part-missing.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { AccessPanel } from './access-panel.tsx'
import { authTexts, authWords } from './auth.texts.ts'
import { GateNotice } from './gate-notice.tsx'

const BanAppeal = lazyWithFallback<{ proof: AppealProof }>(
  () => import('#web/features/accounts/appeals/ban-appeal.tsx').then((module) => module.BanAppeal),
  ({ proof }) => <PartMissing asked={proof} />,
)

/** Only accounts that ask for a code need it. */
const CodeStep = lazyWithFallback<CodeStepProps>(
  () => import('#web/features/accounts/second-factor/code-step.tsx').then((module) => module.CodeStep),
  ({ proof }) => <PartMissing asked={proof} />,
)

/** Its browser side is asked for where there is one. */
const LogInByPasskey = lazyWithFallback<{ onDone: () => void }>(
  () =>
    import('#web/features/accounts/passkeys/proving/log-in-by-passkey.tsx').then(
      (module) => module.LogInByPasskey,
    ),
  () => null,
)

export function LoginPage() {
  const texts = useTexts(authTexts)
  const words = useTexts(authWords)
  const navigate = useNavigate()
  const gate = useGateAddress()
  const { isSignUpOpen } = useSiteInfo()
  const { next } = useGateQuery()
  const { mutateAsync } = useLogin()
  const [refused, setRefused] = useState<AppealProof | null>(null)
  const [proved, setProved] = useState<SignIn | null>(null)
  function enter() {
    toast({ title: texts.loggedIn, description: texts.loggedInDetail })
    navigate(next ?? addresses.profile, { replace: true })
  }
  const form = useForm({
    schema: signInSchema,
    submit: async ({ remember, ...proof }) => {
      setRefused(null)
      const sent = { ...proof, ...(remember !== undefined && { remember }) }
      try {
        await mutateAsync(sent)
        enter()
      } catch (error) {
        if (error instanceof ApiError && error.code === 'second_factor_required') return setProved(sent)
        if (error instanceof ApiError && error.code === 'banned') setRefused(proof)
        throw error
      }
    },
    onFailure: (error) => toastFailure(texts.loginFailed, error),
  })

  if (proved)
    return (
      <AccessPanel view="checkpoint" title={words.loginTitle} lead={words.loginLead}>
        <Suspense fallback={null}>
          <CodeStep proof={proved} onDone={enter} onBack={() => setProved(null)} />
        </Suspense>
      </AccessPanel>
    )
  return (
    <AccessPanel view="checkpoint" title={words.loginTitle} lead={words.loginLead}>
      <GateNotice />
      <form {...form.formProps} className="space-y-5">
        <TextField
          label={texts.usernameOrEmail}
          name="username"
          required
          autoComplete="username webauthn"
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
        <div className="flex flex-wrap items-center justify-between gap-2">
          <Checkbox name="remember" label={texts.remember} />
          <TextLink to={gate(addresses.forgot)} className="py-2.5">
            {texts.toForgot}
          </TextLink>
        </div>
        {form.failure !== null && <FormFailure message={failureMessage(form.failure, texts.loginFailed)} />}
        <SubmitButton form={form} label={texts.logIn} busyLabel={texts.loggingIn} className="w-full" />
        <div className="min-h-11">
          {form.isReady && (
            <Suspense fallback={null}>
              <LogInByPasskey onDone={enter} />
            </Suspense>
          )}
        </div>
      </form>
      {refused && (
        <Suspense fallback={null}>
          <BanAppeal proof={refused} />
        </Suspense>
      )}
      {isSignUpOpen && (
        <p className="mt-6 border-t border-line pt-4 text-muted">
          {texts.noAccount} <TextLink to={gate(addresses.register)}>{texts.toRegistration}</TextLink>
        </p>
      )}
    </AccessPanel>
  )
}
