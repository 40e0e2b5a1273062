import { useState } from 'react'
import {
  API_KEY_DAYS,
  API_KEY_NAME_MAX,
  PERMISSION_BY_SCOPE,
  SCOPES,
  type Scope,
} from '#shared/constants/security/scopes.ts'
import { DialogForm } from '#web/editing/dialogs/dialog-form.tsx'
import { ChoicesField } from '#web/editing/fields/choices-field.tsx'
import { useForm } from '#web/editing/use-form.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { useOwnPermissions } from '#web/session/own-permissions.ts'
import { TextField } from '#web/ui/field.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { apiKeyFormSchema, NO_END } from './api-key-form.ts'
import { useMakeApiKey } from './api-keys.mutations.ts'
import { apiKeysTexts } from './api-keys.texts.ts'
import { NewKeyDialog } from './new-key-dialog.tsx'

/** Makes a key, and shows it on the one occasion there is. */
export function MakeApiKeyDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const texts = useTexts(apiKeysTexts)
  return (
    <NewKeyDialog isOpen={isOpen} titles={texts} onClose={onClose}>
      {(onMade, close) => <ApiKeyForm onMade={onMade} onClose={close} />}
    </NewKeyDialog>
  )
}

function ApiKeyForm({ onMade, onClose }: { onMade: (key: string) => void; onClose: () => void }) {
  const texts = useTexts(apiKeysTexts)
  const { data: permissions = [] } = useOwnPermissions()
  const [scopes, setScopes] = useState<readonly Scope[]>([])
  const { mutateAsync } = useMakeApiKey()
  const form = useForm({
    schema: apiKeyFormSchema,
    extras: () => ({ scopes }),
    submit: async (draft) => onMade((await mutateAsync(draft)).key),
  })
  return (
    <DialogForm
      form={form}
      failed={texts.makeFailed}
      onCancel={onClose}
      label={texts.make}
      busyLabel={texts.making}
    >
      <TextField
        label={texts.name}
        hint={texts.nameHint}
        name="name"
        maxLength={API_KEY_NAME_MAX}
        autoComplete="off"
        required
        error={form.errors.name}
      />
      <ChoicesField
        legend={texts.scopes}
        choices={SCOPES.filter((scope) => permissions.includes(PERMISSION_BY_SCOPE[scope]))}
        names={texts.scopeNames}
        chosen={scopes}
        missing={form.errors.scopes !== undefined && texts.scopesMissing}
        onChange={setScopes}
      />
      <SelectField
        label={texts.days}
        name="days"
        defaultValue="90"
        options={[
          ...API_KEY_DAYS.map((days) => ({ value: String(days), label: texts.daysForms[days] })),
          { value: NO_END, label: texts.noEnd },
        ]}
        error={form.errors.days}
      />
    </DialogForm>
  )
}
