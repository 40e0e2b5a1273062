import { useState } from 'react'
import {
  API_KEY_DAYS,
  API_KEY_NAME_MAX,
  PERMISSION_BY_SCOPE,
  SCOPES,
  type Scope,
} from '#shared/constants/security/scopes.ts'
import { failureMessage } from '#web/api/api-error.ts'
import { FormFailure } from '#web/editing/form-failure.tsx'
import { SubmitButton } from '#web/editing/submit-button.tsx'
import { useForm } from '#web/editing/use-form.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { useOwnPermissions } from '#web/session/own-permissions.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/field.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { wordsTexts } from '#web/ui/words.texts.ts'
import { apiKeyFormSchema, NO_END } from './api-key-form.ts'
import { useMakeApiKey } from './api-keys.mutations.ts'
import { apiKeysTexts } from './api-keys.texts.ts'
import { MadeApiKey } from './made-api-key.tsx'

/** Makes a key, and shows it on the one occasion there is. */
export function MakeApiKeyDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const texts = useTexts(apiKeysTexts)
  const [made, setMade] = useState<string | null>(null)
  function close() {
    setMade(null)
    onClose()
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={made === null ? texts.create : texts.made}
      className="max-w-lg"
    >
      {made === null ? (
        <ApiKeyForm onMade={setMade} onClose={close} />
      ) : (
        <MadeApiKey made={made} onDone={close} />
      )}
    </Dialog>
  )
}

function ApiKeyForm({ onMade, onClose }: { onMade: (key: string) => void; onClose: () => void }) {
  const texts = useTexts(apiKeysTexts)
  const words = useTexts(wordsTexts)
  const { data: permissions = [] } = useOwnPermissions()
  const [scopes, setScopes] = useState<readonly Scope[]>([])
  const { mutateAsync } = useMakeApiKey()
  const form = useForm({
    schema: apiKeyFormSchema,
    extras: () => ({ scopes }),
    submit: async (draft) => onMade((await mutateAsync(draft)).key),
  })
  return (
    <form {...form.formProps} className="space-y-5 p-6">
      <TextField
        label={texts.name}
        hint={texts.nameHint}
        name="name"
        maxLength={API_KEY_NAME_MAX}
        autoComplete="off"
        required
        error={form.errors.name}
      />
      <fieldset className="min-w-0">
        <legend className="mb-1 text-sm font-medium">{texts.scopes}</legend>
        {SCOPES.filter((scope) => permissions.includes(PERMISSION_BY_SCOPE[scope])).map((scope) => (
          <Checkbox
            key={scope}
            checked={scopes.includes(scope)}
            onChange={({ target }) =>
              setScopes(target.checked ? [...scopes, scope] : scopes.filter((each) => each !== scope))
            }
            label={texts.scopeNames[scope]}
          />
        ))}
        {form.errors.scopes !== undefined && scopes.length === 0 && (
          <p className="text-sm text-alarm">{texts.scopesMissing}</p>
        )}
      </fieldset>
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
      {form.failure !== null && <FormFailure message={failureMessage(form.failure, texts.makeFailed)} />}
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="outline" onClick={onClose}>
          {words.cancel}
        </Button>
        <SubmitButton form={form} label={texts.make} busyLabel={texts.making} />
      </div>
    </form>
  )
}
