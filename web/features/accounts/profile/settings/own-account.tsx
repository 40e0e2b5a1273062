import type { Profile } from '#shared/contract/accounts/profile.ts'
import { failureMessage } from '#web/api/api-error.ts'
import { FormFailure } from '#web/editing/form-failure.tsx'
import { SubmitButton } from '#web/editing/submit-button.tsx'
import { useForm } from '#web/editing/use-form.ts'
import { IdentityFields } from '#web/features/accounts/auth/identity-fields.tsx'
import { useTexts } from '#web/i18n/language.tsx'
import { toast } from '#web/toasts/toast.ts'
import { TextField } from '#web/ui/field.tsx'
import { ownAccountTexts } from './own-account.texts.ts'
import { ownAccountFormSchema } from './own-account-form.ts'
import { useChangeAccount } from './settings.mutations.ts'

type Own = Pick<Profile, 'username' | 'email' | 'pendingEmail' | 'discordUsername'>

/** The names and the address of the account, to be changed. */
export function OwnAccount({ user }: { user: Own }) {
  const texts = useTexts(ownAccountTexts)
  const { mutateAsync } = useChangeAccount()
  const email = user.pendingEmail ?? user.email
  const form = useForm({
    schema: ownAccountFormSchema,
    submit: async (wanted) => {
      const changed = await mutateAsync({
        ...(wanted.username !== user.username && { username: wanted.username }),
        ...(wanted.email !== email && { email: wanted.email }),
        ...(wanted.discordUsername !== user.discordUsername && { discordUsername: wanted.discordUsername }),
      })
      const isMailed = wanted.email !== email && wanted.email !== user.email
      toast({ title: texts.saved, ...(isMailed && { description: `${texts.confirm} ${wanted.email}` }) })
      return changed
    },
  })
  return (
    <form {...form.formProps} className="space-y-5">
      <IdentityFields
        errors={form.errors}
        hints={{ email: user.pendingEmail ? `${texts.pending} ${user.email}.` : texts.emailHint }}
        values={{ username: user.username, email }}
      />
      <TextField
        label={texts.discordUsername}
        hint={texts.discordHint}
        name="discordUsername"
        defaultValue={user.discordUsername ?? ''}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        error={form.errors.discordUsername}
      />
      {form.failure !== null && <FormFailure message={failureMessage(form.failure, texts.failed)} />}
      <SubmitButton form={form} />
    </form>
  )
}
