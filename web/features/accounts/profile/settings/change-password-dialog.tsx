import { failureMessage } from '#web/api/api-error.ts'
import { FormFailure } from '#web/editing/form-failure.tsx'
import { SubmitButton } from '#web/editing/submit-button.tsx'
import { useForm } from '#web/editing/use-form.ts'
import { PasswordField } from '#web/features/accounts/auth/password-field.tsx'
import { useTexts } from '#web/i18n/language.tsx'
import { useSession } from '#web/session/session.tsx'
import { toast } from '#web/toasts/toast.ts'
import { toastFailure } from '#web/toasts/toast-failure.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { wordsTexts } from '#web/ui/words.texts.ts'
import { passwordChangeFormSchema } from './password-change-form.ts'
import { useChangePassword } from './settings.mutations.ts'
import { settingsTexts } from './settings.texts.ts'

const FIELDS = [
  { name: 'currentPassword', autoComplete: 'current-password' },
  { name: 'newPassword', autoComplete: 'new-password' },
  { name: 'confirmNewPassword', autoComplete: 'new-password' },
] as const

export function ChangePasswordDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const texts = useTexts(settingsTexts)
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={texts.changePassword} className="max-w-md">
      <ChangePasswordForm onDone={onClose} />
    </Dialog>
  )
}

function ChangePasswordForm({ onDone }: { onDone: () => void }) {
  const texts = useTexts(settingsTexts)
  const words = useTexts(wordsTexts)
  const { user } = useSession()
  const { mutateAsync } = useChangePassword()
  const form = useForm({
    schema: passwordChangeFormSchema,
    submit: ({ currentPassword, newPassword }) => mutateAsync({ currentPassword, newPassword }),
    onSuccess: (element) => {
      element.reset()
      toast({ title: texts.passwordChanged, description: texts.passwordChangedDetail })
      onDone()
    },
    onFailure: (error) => toastFailure(texts.passwordChangeFailed, error, texts.passwordChangeFailedDetail),
  })

  return (
    <form {...form.formProps} className="space-y-5 p-6">
      {/* Tells password managers whose password this is. */}
      <input hidden readOnly autoComplete="username" value={user?.username ?? ''} />
      {FIELDS.map(({ name, autoComplete }) => (
        <PasswordField
          key={name}
          label={texts[name]}
          name={name}
          required
          autoComplete={autoComplete}
          error={form.errors[name]}
        />
      ))}
      {form.failure !== null && (
        <FormFailure message={failureMessage(form.failure, texts.passwordChangeFailedDetail)} />
      )}
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="outline" onClick={onDone}>
          {words.cancel}
        </Button>
        <SubmitButton form={form} />
      </div>
    </form>
  )
}
