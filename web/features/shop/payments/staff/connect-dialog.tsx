import { PROVIDER_FIELD_MAX, PROVIDER_FIELDS, ROBOKASSA_HASHES } from '#shared/constants/shop/payments.ts'
import { type ConnectedProvider, paymentConnectionSchema } from '#shared/contract/shop/payment-connections.ts'
import { staffValidationTexts } from '#shared/texts/staff-validation-texts.ts'
import { DialogForm } from '#web/editing/dialogs/dialog-form.tsx'
import { useForm } from '#web/editing/use-form.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { toast } from '#web/toasts/toast.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/field.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { useConnectProvider } from './payments.mutations.ts'
import { paymentsTexts } from './payments.texts.ts'

/** Connects a provider, or changes by what it is connected; a secret is never shown, and stays where nothing is entered. */
export function ConnectDialog({
  connection,
  onClose,
}: {
  connection: ConnectedProvider
  onClose: () => void
}) {
  const texts = useTexts(paymentsTexts)
  const { mutateAsync } = useConnectProvider()
  const { provider, settings, storedSecrets } = connection
  const form = useForm({
    schema: paymentConnectionSchema,
    sentences: staffValidationTexts,
    extras: () => ({ provider }),
    submit: mutateAsync,
    onSuccess: () => {
      toast({ title: texts.saved, description: texts.names[provider] })
      onClose()
    },
  })
  const names: Readonly<Record<string, string>> = texts.fields
  const hints: Readonly<Record<string, string>> = texts.hints
  return (
    <Dialog isOpen onClose={onClose} title={texts.names[provider]} className="max-w-lg">
      <DialogForm form={form} failed={texts.saveFailed} onCancel={onClose} autoComplete="off">
        <p className="text-sm text-pretty text-muted">{texts.whereFields[provider]}</p>
        {Object.entries<string>(PROVIDER_FIELDS[provider]).map(([field, kind]) =>
          field === 'hash' ? (
            <SelectField
              key={field}
              label={names[field]}
              hint={hints[field]}
              name={field}
              defaultValue={settings[field]}
              options={ROBOKASSA_HASHES.map((value) => ({ value, label: value.toUpperCase() }))}
            />
          ) : (
            <TextField
              key={field}
              label={names[field]}
              hint={storedSecrets.includes(field) ? texts.keepHint : hints[field]}
              name={field}
              type={kind === 'plain' ? 'text' : 'password'}
              autoComplete={kind === 'plain' ? 'off' : 'new-password'}
              defaultValue={settings[field]}
              maxLength={PROVIDER_FIELD_MAX}
              required={kind !== 'optional secret' && !storedSecrets.includes(field)}
              error={form.errors[field]}
            />
          ),
        )}
      </DialogForm>
    </Dialog>
  )
}
