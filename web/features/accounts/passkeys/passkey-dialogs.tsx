import { type Passkey, passkeyNameSchema } from '#shared/contract/accounts/passkeys.ts'
import { fill } from '#shared/texts/words.ts'
import { failureMessage } from '#web/api/api-error.ts'
import { FormFailure } from '#web/editing/form-failure.tsx'
import { RemoveDialog } from '#web/editing/removal/remove-dialog.tsx'
import { SubmitButton } from '#web/editing/submit-button.tsx'
import { useForm } from '#web/editing/use-form.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { toast } from '#web/toasts/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/field.tsx'
import { wordsTexts } from '#web/ui/words.texts.ts'
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
  const words = useTexts(wordsTexts)
  const { mutateAsync } = useRenamePasskey()
  const form = useForm({
    schema: passkeyNameSchema,
    submit: (typed) => mutateAsync({ id, ...typed }),
    onSuccess: onClose,
  })
  return (
    <form {...form.formProps} className="space-y-5 p-6">
      <TextField
        label={texts.name}
        name="name"
        required
        defaultValue={name}
        autoComplete="off"
        error={form.errors.name}
      />
      {form.failure !== null && <FormFailure message={failureMessage(form.failure, texts.renameFailed)} />}
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="outline" onClick={onClose}>
          {words.cancel}
        </Button>
        <SubmitButton form={form} label={words.save} busyLabel={words.saving} />
      </div>
    </form>
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
