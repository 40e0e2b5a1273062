import { DialogForm } from '#web/editing/dialogs/dialog-form.tsx'
import { useForm } from '#web/editing/use-form.ts'
import { PasswordField } from '#web/features/accounts/auth/password-field.tsx'
import { useTexts } from '#web/i18n/language.tsx'
import { useSession } from '#web/session/session.tsx'
import { toast } from '#web/toasts/toast.ts'
import { toastFailure } from '#web/toasts/toast-failure.ts'
import { Dialog } from '#web/ui/dialog.tsx'
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
    <DialogForm form={form} failed={texts.passwordChangeFailedDetail} onCancel={onDone}>
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
    </DialogForm>
  )
}
