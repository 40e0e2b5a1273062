import { useState } from 'react'
import {
  type PaymentProviderKey,
  PROVIDER_FIELD_MAX,
  PROVIDER_FIELDS,
  ROBOKASSA_HASHES,
} from '#shared/constants/shop/payments.ts'
import { type ConnectedProvider, paymentConnectionSchema } from '#shared/contract/shop/payment-connections.ts'
import { EditorDialog } from '#web/editing/dialogs/editor-dialog.tsx'
import { EditNotices } from '#web/editing/edit-notices.tsx'
import { useEditor } from '#web/editing/use-editor.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { toast } from '#web/toasts/toast.ts'
import { TextField } from '#web/ui/field.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { useConnectProvider, useRefetchConnection } from './payments.mutations.ts'
import { paymentsTexts } from './payments.texts.ts'

const fieldKinds = (provider: PaymentProviderKey) => Object.entries<string>(PROVIDER_FIELDS[provider])

type Item = ConnectedProvider & { id: PaymentProviderKey }
const itemOf = (connection: ConnectedProvider): Item => ({ ...connection, id: connection.provider })

/** What is no secret: those are held by their boxes alone, so that no tab keeps them. */
const fieldsOf = ({ provider, settings }: ConnectedProvider): Record<string, string> =>
  Object.fromEntries(
    fieldKinds(provider)
      .filter(([, kind]) => kind === 'plain')
      .map(([field]) => [field, settings[field] ?? (field === 'hash' ? ROBOKASSA_HASHES[0] : '')]),
  )

function useConnectionEditor(saved: ConnectedProvider, isTouched: () => boolean, onSaved: () => void) {
  const texts = useTexts(paymentsTexts)
  const { mutateAsync } = useConnectProvider()
  const refetch = useRefetchConnection()
  const { provider } = saved
  return useEditor({
    noun: 'payment-connection',
    saved: itemOf(saved),
    fieldsOf: (item: Item | null) => fieldsOf(item ?? saved),
    isTouched,
    refetch: async (id) => {
      const theirs = await refetch(id)
      return theirs && itemOf(theirs)
    },
    schema: () => paymentConnectionSchema,
    extras: () => ({ provider }),
    send: async (values, item) => itemOf(await mutateAsync({ ...values, version: item?.version ?? 0 })),
    onSaved: () => {
      toast({ title: texts.saved, description: texts.names[provider] })
      onSaved()
    },
    saveFailed: texts.saveFailed,
  })
}

/** Connects a provider, or changes by what it is connected; a secret is never shown, and stays where nothing is entered. */
export function ConnectDialog({ saved, onClose }: { saved: ConnectedProvider; onClose: () => void }) {
  const texts = useTexts(paymentsTexts)
  const [isSecretTyped, setSecretTyped] = useState(false)
  const editing = useConnectionEditor(saved, () => isSecretTyped, onClose)
  const { edits, form, item } = editing
  const { provider } = saved
  const names: Readonly<Record<string, string>> = texts.fields
  const hints: Readonly<Record<string, string>> = texts.hints
  const bind = (name: string) => ({
    name,
    label: names[name],
    hint: hints[name],
    value: edits.values[name] ?? '',
    error: form.errors[name],
    onChange: (event: { target: { value: string } }) => edits.set(name, event.target.value),
  })
  return (
    <EditorDialog editing={editing} title={texts.names[provider]} onClose={onClose}>
      <EditNotices
        editing={editing}
        labels={names}
        removed={{ title: texts.gone, saveAsNew: texts.connectAnew }}
      />
      <p className="text-sm text-pretty text-muted">{texts.whereFields[provider]}</p>
      {fieldKinds(provider).map(([field, kind]) => {
        if (field === 'hash')
          return (
            <SelectField
              key={field}
              {...bind(field)}
              options={ROBOKASSA_HASHES.map((value) => ({ value, label: value.toUpperCase() }))}
            />
          )
        if (kind === 'plain')
          return (
            <TextField
              key={field}
              {...bind(field)}
              autoComplete="off"
              maxLength={PROVIDER_FIELD_MAX}
              required
            />
          )
        const isStored = item?.storedSecrets.includes(field) ?? false
        return (
          <TextField
            key={field}
            label={names[field]}
            hint={isStored ? texts.keepHint : hints[field]}
            name={field}
            type="password"
            autoComplete="new-password"
            maxLength={PROVIDER_FIELD_MAX}
            required={kind !== 'optional secret' && !isStored}
            error={form.errors[field]}
            onInput={() => setSecretTyped(true)}
          />
        )
      })}
    </EditorDialog>
  )
}
