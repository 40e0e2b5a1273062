import { addresses } from '#shared/addresses.ts'
import type { FirstAdministrator } from '#shared/contract/accounts/first-administrator.ts'
import { failureMessage } from '#web/api/api-error.ts'
import { FormFailure } from '#web/editing/form-failure.tsx'
import { SubmitButton } from '#web/editing/submit-button.tsx'
import { useForm } from '#web/editing/use-form.ts'
import { IdentityFields } from '#web/features/accounts/auth/identity-fields.tsx'
import { NewPasswordFields } from '#web/features/accounts/auth/new-password-fields.tsx'
import { PasswordField } from '#web/features/accounts/auth/password-field.tsx'
import { useTexts } from '#web/i18n/language.tsx'
import { useNavigate } from '#web/routing/router.tsx'
import { toast } from '#web/toasts/toast.ts'
import { toastFailure } from '#web/toasts/toast-failure.ts'
import { useTakeOver } from './first-administrator.mutations.ts'
import { firstAdministratorTexts } from './first-administrator.texts.ts'
import { firstAdministratorFormSchema } from './first-administrator-form.ts'

/** Name, address and password, in one go. */
export function TakeOverForm({ account }: { account: FirstAdministrator }) {
  const texts = useTexts(firstAdministratorTexts)
  const navigate = useNavigate()
  const { mutateAsync } = useTakeOver()
  const form = useForm({
    schema: firstAdministratorFormSchema,
    submit: ({ confirmPassword: _, ...change }) => mutateAsync(change),
    onSuccess: () => {
      toast({ title: texts.saved, description: texts.savedDetail })
      navigate(addresses.admin)
    },
    onFailure: (error) => toastFailure(texts.saveFailed, error),
  })
  return (
    <form {...form.formProps} className="max-w-lg space-y-5">
      <IdentityFields
        errors={form.errors}
        hints={{ email: texts.emailHint }}
        values={{ username: account.username, email: account.email ?? '' }}
      />
      <PasswordField
        label={texts.currentPassword}
        hint={texts.currentPasswordHint}
        name="currentPassword"
        required
        autoComplete="current-password"
        error={form.errors.currentPassword}
      />
      <NewPasswordFields name="newPassword" label={texts.newPassword} errors={form.errors} />
      <p className="text-sm text-pretty text-muted">{texts.othersEnd}</p>
      {form.failure !== null && <FormFailure message={failureMessage(form.failure, texts.saveFailed)} />}
      <SubmitButton form={form} className="w-full sm:w-auto" />
    </form>
  )
}
