import { type ReactNode, useState } from 'react'
import { AGENT_KEY_NAME_MAX, AGENT_SCOPES, type AgentScope } from '#shared/constants/games/agents.ts'
import { agentKeyDraftSchema } from '#shared/contract/games/agents/agent-keys.ts'
import { staffValidationTexts } from '#shared/texts/staff-validation-texts.ts'
import { DialogForm } from '#web/editing/dialogs/dialog-form.tsx'
import { ChoicesField } from '#web/editing/fields/choices-field.tsx'
import { useForm } from '#web/editing/use-form.ts'
import { NewKeyDialog } from '#web/features/accounts/api-keys/staff/new-key-dialog.tsx'
import { useTexts } from '#web/i18n/language.tsx'
import { usePermission } from '#web/session/own-permissions.ts'
import { TextArea, TextField } from '#web/ui/field.tsx'
import { useMakeAgentKey } from './agent-keys.mutations.ts'
import { agentKeysTexts } from './agent-keys.texts.ts'

/** Makes a key of a game server, and shows it on the one occasion there is. */
export function MakeAgentKeyDialog({
  serverId,
  isOpen,
  withKey,
  onClose,
}: {
  serverId: number
  isOpen: boolean
  withKey?: ((key: string) => ReactNode) | undefined
  onClose: () => void
}) {
  const texts = useTexts(agentKeysTexts)
  return (
    <NewKeyDialog isOpen={isOpen} titles={texts} withKey={withKey} onClose={onClose}>
      {(onMade, close) => <AgentKeyForm serverId={serverId} onMade={onMade} onClose={close} />}
    </NewKeyDialog>
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
  const [scopes, setScopes] = useState<readonly AgentScope[]>(['deliver'])
  const [ceiling, setCeiling] = useState('')
  const [networks, setNetworks] = useState('')
  const isForMoney = scopes.includes('economy')
  // Whoever may not move money themselves gives no key that does.
  const mayMoveMoney = usePermission('manage_balances')
  const { mutateAsync } = useMakeAgentKey(serverId)
  const form = useForm({
    schema: agentKeyDraftSchema,
    sentences: staffValidationTexts,
    extras: () => ({
      scopes,
      landcoinsCeiling: isForMoney && ceiling !== '' ? Number(ceiling) : undefined,
      networks: networks.trim() === '' ? undefined : networks.trim().split(/[\s,;]+/),
    }),
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
        maxLength={AGENT_KEY_NAME_MAX}
        autoComplete="off"
        required
        error={form.errors.name}
      />
      <ChoicesField
        legend={texts.scopes}
        choices={AGENT_SCOPES.filter((scope) => scope !== 'economy' || mayMoveMoney)}
        names={texts.scopeNames}
        chosen={scopes}
        missing={form.errors.scopes !== undefined && texts.scopesMissing}
        onChange={setScopes}
      />
      {isForMoney && (
        <TextField
          label={texts.ceiling}
          hint={texts.ceilingHint}
          name="landcoinsCeiling"
          inputMode="numeric"
          autoComplete="off"
          required
          value={ceiling}
          onChange={(event) => setCeiling(event.target.value.trim())}
          error={form.errors.landcoinsCeiling}
        />
      )}
      <TextArea
        label={texts.networks}
        hint={texts.networksHint}
        name="networks"
        rows={2}
        spellCheck={false}
        value={networks}
        onChange={(event) => setNetworks(event.target.value)}
        error={form.errors.networks}
        className="font-mono"
      />
    </DialogForm>
  )
}
