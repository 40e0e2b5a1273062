import { GAME_SERVER_DIFFICULTIES } from '#shared/constants/game-server-choices.ts'
import {
  DECLARED_STATES,
  GAME_SERVER_ADDRESS_MAX,
  GAME_SERVER_NAME_MAX,
  MINECRAFT_EDITIONS,
} from '#shared/constants/game-servers.ts'
import { placeIdOf, readGameServerAddress } from '#shared/contract/games/game-server-address.ts'
import { TICKED } from '#web/editing/set-fields.ts'
import { difficultyWords } from '#web/features/games/game-servers/server-labels.texts.ts'
import { stateTexts } from '#web/features/games/game-status/state.texts.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { TextField } from '#web/ui/field.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { FoundServer } from './found-server.tsx'
import { serverEditorTexts } from './server-editor.texts.ts'
import type { BindServerField } from './server-editor-form.ts'
import type { ServerEditing } from './use-server-editor.ts'

/** All that a game server needs: its name and its address, which is asked as soon as it is there. */
export function ServerMainFields({
  bind,
  editing: { finding, setAddress },
}: {
  bind: BindServerField
  editing: ServerEditing
}) {
  const texts = useTexts(serverEditorTexts)
  const name = bind('name_server')
  const address = bind('ip')
  const { type, ip } = readGameServerAddress(address.value)
  const isCatalogue = type === 'roblox' && placeIdOf(ip) === null
  return (
    <div className="grid gap-5 lg:grid-cols-2 lg:gap-6">
      <TextField {...fieldProps(name)} required maxLength={GAME_SERVER_NAME_MAX} />
      <TextField
        {...fieldProps({ ...address, onText: setAddress })}
        required
        maxLength={GAME_SERVER_ADDRESS_MAX}
        inputMode="url"
        spellCheck={false}
        autoCapitalize="none"
        autoComplete="off"
        hint={isCatalogue ? texts.addressHintCatalogue : texts.addressHint}
      />
      {/* What was refused on saving stands at the field and need not be said twice. */}
      {!address.error && (
        <FoundServer
          finding={finding}
          onName={
            name.value.trim() === ''
              ? (found) => name.onText(found.slice(0, GAME_SERVER_NAME_MAX))
              : undefined
          }
        />
      )}
    </div>
  )
}

/** How it is connected to, where its answer did not tell, and what stands in place of an answer. */
export function ServerAnswerFields({ bind }: { bind: BindServerField }) {
  const texts = useTexts(serverEditorTexts)
  const states = useTexts(stateTexts)
  const isRoblox = readGameServerAddress(bind('ip').value).type === 'roblox'
  return (
    <div className="grid gap-5 lg:grid-cols-2 lg:gap-6">
      {isRoblox ? (
        <TextField {...fieldProps(bind('universeId'))} inputMode="numeric" hint={texts.universeHint} />
      ) : (
        <SelectField
          {...fieldProps(bind('edition'))}
          options={MINECRAFT_EDITIONS.map((edition) => ({ value: edition, label: texts.editions[edition] }))}
        />
      )}
      <SelectField
        {...fieldProps(bind('declaredState'))}
        hint={texts.declaredHint}
        options={[
          { value: '', label: texts.noDeclared },
          ...DECLARED_STATES.map((state) => ({ value: state, label: states[state] })),
        ]}
      />
      <TextField {...fieldProps(bind('players'))} hint={texts.playersHint} />
      <TextField {...fieldProps(bind('uptime'))} hint={texts.uptimeHint} />
    </div>
  )
}

/** How hard it is to play on, and whether it is shown at all. */
export function ServerShownFields({ bind }: { bind: BindServerField }) {
  const difficulties = useTexts(difficultyWords)
  const { name, label, value, onText } = bind('isHidden')
  return (
    <div className="grid items-end gap-5 lg:grid-cols-2 lg:gap-6">
      <SelectField
        {...fieldProps(bind('difficulty'))}
        options={GAME_SERVER_DIFFICULTIES.map((level) => ({ value: level, label: difficulties[level] }))}
      />
      <Checkbox
        name={name}
        label={label}
        checked={value === TICKED}
        onChange={(event) => onText(event.target.checked ? TICKED : '')}
      />
    </div>
  )
}

function fieldProps({ onText, ...field }: ReturnType<BindServerField>) {
  return { ...field, onChange: (event: { target: { value: string } }) => onText(event.target.value) }
}
