import type { StaffAction } from '#shared/contract/shop/product-actions.ts'
import { roleTitle } from '#shared/texts/role-names.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { TextField } from '#web/ui/field.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { useActionTargets } from './admin-products.queries.ts'
import { productEditorTexts } from './product-editor.texts.ts'

const EVERY = ''
type CommandAction = Extract<StaffAction, { kind: 'command' }>

/** What is said of one action beside when it is done. */
export function ActionFields({
  action,
  onChange,
}: {
  action: StaffAction
  onChange: (action: StaffAction) => void
}) {
  const texts = useTexts(productEditorTexts)
  const { language } = useLanguage()
  const { data: { roles } = { roles: [] } } = useActionTargets()
  if (action.kind === 'command') return <CommandFields action={action} onChange={onChange} />
  if (action.kind === 'landcoins')
    return (
      <TextField
        label={texts.amount}
        inputMode="numeric"
        value={String(action.amount)}
        onChange={({ target }) => onChange({ ...action, amount: Number(target.value.replace(/\D/g, '')) })}
      />
    )
  const known = roles.map(({ name, isAllowed }) => {
    const title = roleTitle(name, language)
    return { value: name, label: isAllowed ? title : `${title} (${texts.roleLocked})`, disabled: !isAllowed }
  })
  return (
    <SelectField
      label={texts.role}
      value={action.role ?? ''}
      options={[{ value: '', label: texts.notChosen }, ...known]}
      onChange={({ target }) => onChange({ ...action, role: target.value })}
    />
  )
}

function CommandFields({
  action,
  onChange,
}: {
  action: CommandAction
  onChange: (action: StaffAction) => void
}) {
  const texts = useTexts(productEditorTexts)
  const { data: { gameServers } = { gameServers: [] } } = useActionTargets()
  const { gameServerId } = action
  const isGone = gameServerId !== null && !gameServers.some(({ id }) => id === gameServerId)
  const answer = (field: 'success' | 'failure', text: string) => {
    const { [field]: _, ...rest } = action
    onChange(text === '' ? rest : { ...rest, [field]: text })
  }
  return (
    <>
      <TextField
        label={texts.command}
        value={action.command}
        hint={texts.commandHint}
        spellCheck={false}
        autoComplete="off"
        className="font-mono"
        onChange={({ target }) => onChange({ ...action, command: target.value })}
      />
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <SelectField
          label={texts.gameServer}
          value={gameServerId === null ? EVERY : String(gameServerId)}
          options={[
            { value: EVERY, label: texts.everyServer },
            ...gameServers.map(({ id, name }) => ({ value: String(id), label: name })),
            ...(isGone ? [{ value: String(gameServerId), label: texts.serverGone }] : []),
          ]}
          onChange={({ target }) =>
            onChange({ ...action, gameServerId: target.value === EVERY ? null : Number(target.value) })
          }
        />
        <TextField
          label={texts.freeSlots}
          inputMode="numeric"
          value={String(action.freeSlots)}
          onChange={({ target }) =>
            onChange({ ...action, freeSlots: Number(target.value.replace(/\D/g, '')) })
          }
        />
        <TextField
          label={texts.success}
          value={action.success ?? ''}
          hint={texts.answerHint}
          onChange={({ target }) => answer('success', target.value)}
        />
        <TextField
          label={texts.failure}
          value={action.failure ?? ''}
          onChange={({ target }) => answer('failure', target.value)}
        />
        <Checkbox
          label={texts.requiresOnline}
          checked={action.requiresOnline}
          onChange={({ target }) => onChange({ ...action, requiresOnline: target.checked })}
        />
        <Checkbox
          label={texts.idempotent}
          checked={action.idempotent}
          onChange={({ target }) => onChange({ ...action, idempotent: target.checked })}
        />
      </div>
    </>
  )
}
