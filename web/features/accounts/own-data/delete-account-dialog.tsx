import { addresses } from '#shared/addresses.ts'
import { passwordConfirmationSchema } from '#shared/contract/accounts/confirmation.ts'
import { fill } from '#shared/texts/words.ts'
import { DialogForm } from '#web/editing/dialogs/dialog-form.tsx'
import { useForm } from '#web/editing/use-form.ts'
import { PasswordField } from '#web/features/accounts/auth/password-field.tsx'
import { formatRoubles } from '#web/i18n/format-roubles.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { useNavigate } from '#web/routing/router.tsx'
import { useSession } from '#web/session/session.tsx'
import { toast } from '#web/toasts/toast.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useDeleteAccount } from './own-data.mutations.ts'
import { ownDataTexts } from './own-data.texts.ts'

export function DeleteAccountDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const texts = useTexts(ownDataTexts)
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={texts.deleteTitle} className="max-w-lg">
      <DeleteAccountForm onClose={onClose} />
    </Dialog>
  )
}

/** Says what happens to what, and asks for the password. */
function DeleteAccountForm({ onClose }: { onClose: () => void }) {
  const texts = useTexts(ownDataTexts)
  const { language } = useLanguage()
  const navigate = useNavigate()
  const { user, leave } = useSession()
  const { mutateAsync } = useDeleteAccount()
  const form = useForm({
    schema: passwordConfirmationSchema,
    submit: ({ password }) => mutateAsync({ password }),
    onSuccess: () => {
      toast({ title: texts.deleted, description: texts.deletedDetail })
      // The session has ended there already; whether this browser can say goodbye does not matter.
      void leave().catch(() => {})
      navigate(addresses.home)
    },
  })
  return (
    <DialogForm
      form={form}
      failed={texts.deleteFailed}
      onCancel={onClose}
      variant="destructive"
      label={texts.delete}
      busyLabel={texts.deleting}
    >
      <ul className="list-disc space-y-2 pl-5 text-muted marker:text-signal">
        <li>{texts.deleteAtOnce}</li>
        <li>{texts.deleteUndo}</li>
        <li>{texts.deleteAfterwards}</li>
        <li>{texts.deleteStays}</li>
      </ul>
      {user && user.balance.rub > 0 && (
        <Notice
          tone="warning"
          title={fill(texts.deleteMoney, { amount: formatRoubles(user.balance.rub, language) })}
        >
          {texts.deleteMoneyDetail}
        </Notice>
      )}
      {/* Tells password managers whose password this is. */}
      <input hidden readOnly autoComplete="username" value={user?.username ?? ''} />
      <PasswordField
        label={texts.password}
        name="password"
        required
        autoComplete="current-password"
        error={form.errors.password}
      />
    </DialogForm>
  )
}
