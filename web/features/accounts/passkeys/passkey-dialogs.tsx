import { type Passkey, passkeyNameSchema } from '#shared/contract/accounts/passkeys/passkeys.ts'
import { fill } from '#shared/texts/words.ts'
import { failureMessage } from '#web/api/api-error.ts'
import { DialogForm } from '#web/editing/dialogs/dialog-form.tsx'
import { RemoveDialog } from '#web/editing/removal/remove-dialog.tsx'
import { useForm } from '#web/editing/use-form.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { toast } from '#web/toasts/toast.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/field.tsx'
import { useRemovePasskey, useRenamePasskey } from './passkeys.mutations.ts'
import { passkeysTexts } from './passkeys.texts.ts'

type Props = { passkey: Passkey; onClose: () => void }

export function RenamePasskeyDialog({ passkey, onClose }: Props) {
  const texts = useTexts(passkeysTexts)
  return (
    <Dialog isOpen onClose={onClose} title={texts.renameTitle} className="max-w-md">
      <RenameForm passkey={passkey} onClose={onClose} />
    </Dialog>
  )
}

function RenameForm({ passkey: { id, name }, onClose }: Props) {
  const texts = useTexts(passkeysTexts)
  const { mutateAsync } = useRenamePasskey()
  const form = useForm({
    schema: passkeyNameSchema,
    submit: (typed) => mutateAsync({ id, ...typed }),
    onSuccess: onClose,
  })
  return (
    <DialogForm form={form} failed={texts.renameFailed} onCancel={onClose}>
      <TextField
        label={texts.name}
        name="name"
        required
        defaultValue={name}
        autoComplete="off"
        error={form.errors.name}
      />
    </DialogForm>
  )
}

export function RemovePasskeyDialog({
  passkey: { id, name },
  isLast,
  onClose,
  onRemoved,
}: Props & { isLast: boolean; onRemoved: () => void }) {
  const texts = useTexts(passkeysTexts)
  const { mutate, isPending, error } = useRemovePasskey()
  return (
    <RemoveDialog
      isOpen
      title={fill(texts.removeTitle, { name })}
      labels={{ remove: texts.remove }}
      failure={error && failureMessage(error, texts.removeFailed)}
      isPending={isPending}
      onClose={onClose}
      onConfirm={() =>
        mutate(id, {
          onSuccess: () => {
            toast({ title: texts.removed })
            onRemoved()
          },
        })
      }
    >
      <p className="text-muted">{texts.removeDetail}</p>
      {isLast && <p className="text-muted">{texts.removeLast}</p>}
    </RemoveDialog>
  )
}
