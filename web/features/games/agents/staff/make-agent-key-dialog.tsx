import { useState } from 'react'
import { AGENT_KEY_NAME_MAX, AGENT_SCOPES, type AgentScope } from '#shared/constants/games/agents.ts'
import { agentKeyDraftSchema } from '#shared/contract/games/agent-keys.ts'
import { failureMessage } from '#web/api/api-error.ts'
import { FormFailure } from '#web/editing/form-failure.tsx'
import { SubmitButton } from '#web/editing/submit-button.tsx'
import { useForm } from '#web/editing/use-form.ts'
import { MadeApiKey } from '#web/features/accounts/api-keys/staff/made-api-key.tsx'
import { useTexts } from '#web/i18n/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/field.tsx'
import { wordsTexts } from '#web/ui/words.texts.ts'
import { useMakeAgentKey } from './agent-keys.mutations.ts'
import { agentKeysTexts } from './agent-keys.texts.ts'

/** Makes a key of a game server, and shows it on the one occasion there is. */
export function MakeAgentKeyDialog({
  serverId,
  isOpen,
  onClose,
}: {
  serverId: number
  isOpen: boolean
  onClose: () => void
}) {
  const texts = useTexts(agentKeysTexts)
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
        <AgentKeyForm serverId={serverId} onMade={setMade} onClose={close} />
      ) : (
        <MadeApiKey made={made} onDone={close} />
      )}
    </Dialog>
  )
}

function AgentKeyForm({
  serverId,
  onMade,
  onClose,
}: {
  serverId: number
  onMade: (key: string) => void
  onClose: () => void
}) {
  const texts = useTexts(agentKeysTexts)
  const words = useTexts(wordsTexts)
  const [scopes, setScopes] = useState<readonly AgentScope[]>(['deliver'])
  const { mutateAsync } = useMakeAgentKey(serverId)
  const form = useForm({
    schema: agentKeyDraftSchema,
    extras: () => ({ scopes }),
    submit: async (draft) => onMade((await mutateAsync(draft)).key),
  })
  return (
    <form {...form.formProps} className="space-y-5 p-6">
      <TextField
        label={texts.name}
        hint={texts.nameHint}
        name="name"
        maxLength={AGENT_KEY_NAME_MAX}
        autoComplete="off"
        required
        error={form.errors.name}
      />
      <fieldset className="min-w-0">
        <legend className="mb-1 text-sm font-medium">{texts.scopes}</legend>
        {AGENT_SCOPES.map((scope) => (
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
