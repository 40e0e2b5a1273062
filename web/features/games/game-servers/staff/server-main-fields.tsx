import { GAME_SERVER_DIFFICULTIES } from '#shared/constants/game-server-choices.ts'
import {
  DECLARED_STATES,
  GAME_SERVER_ADDRESS_MAX,
  GAME_SERVER_NAME_MAX,
  GAME_SERVER_TYPES,
  MINECRAFT_EDITIONS,
} from '#shared/constants/game-servers.ts'
import { TICKED } from '#web/editing/set-fields.ts'
import { difficultyWords, typeTexts } from '#web/features/games/game-servers/server-labels.texts.ts'
import { namesRobloxGame } from '#web/features/games/game-status/roblox-address.ts'
import { stateTexts } from '#web/features/games/game-status/state.texts.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { TextField } from '#web/ui/field.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { serverEditorTexts } from './server-editor.texts.ts'
import type { BindServerField } from './server-editor-form.ts'

/** Name, game and address, and what only one of the games has. */
export function ServerMainFields({ bind }: { bind: BindServerField }) {
  const texts = useTexts(serverEditorTexts)
  const types = useTexts(typeTexts)
  const isRoblox = bind('type').value === 'roblox'
  const robloxHint = namesRobloxGame(bind('ip').value) ? texts.addressHintRoblox : texts.addressHintCatalogue
  return (
    <fieldset className="grid gap-5 lg:grid-cols-2 lg:gap-6">
      <legend className="display mb-4 text-xl">{texts.main}</legend>
      <TextField {...fieldProps(bind('name_server'))} required maxLength={GAME_SERVER_NAME_MAX} />
      <SelectField
        {...fieldProps(bind('type'))}
        options={GAME_SERVER_TYPES.map((type) => ({ value: type, label: types[type] }))}
      />
      <TextField
        {...fieldProps(bind('ip'))}
        required
        maxLength={GAME_SERVER_ADDRESS_MAX}
        inputMode="url"
        spellCheck={false}
        autoCapitalize="none"
        hint={isRoblox ? robloxHint : texts.addressHintMinecraft}
      />
      {isRoblox ? (
        <TextField {...fieldProps(bind('universeId'))} inputMode="numeric" hint={texts.universeHint} />
      ) : (
        <SelectField
          {...fieldProps(bind('edition'))}
          options={MINECRAFT_EDITIONS.map((edition) => ({ value: edition, label: texts.editions[edition] }))}
        />
      )}
    </fieldset>
  )
}

/** What the card says beside the descriptions, and whether it is there at all. */
export function ServerShownFields({ bind }: { bind: BindServerField }) {
  const texts = useTexts(serverEditorTexts)
  const difficulties = useTexts(difficultyWords)
  const states = useTexts(stateTexts)
  const { name, label, value, onText } = bind('isHidden')
  return (
    <fieldset className="grid gap-5 lg:grid-cols-2 lg:gap-6">
      <legend className="display mb-4 text-xl">{texts.shown}</legend>
      <SelectField
        {...fieldProps(bind('difficulty'))}
        options={GAME_SERVER_DIFFICULTIES.map((level) => ({ value: level, label: difficulties[level] }))}
      />
      <SelectField
        {...fieldProps(bind('declaredState'))}
        hint={texts.declaredHint}
        options={[
          { value: '', label: texts.noDeclared },
          ...DECLARED_STATES.map((state) => ({ value: state, label: states[state] })),
        ]}
      />
      <TextField {...fieldProps(bind('players'))} required hint={texts.playersHint} />
      <TextField {...fieldProps(bind('uptime'))} required hint={texts.uptimeHint} />
      <Checkbox
        name={name}
        label={label}
        checked={value === TICKED}
        onChange={(event) => onText(event.target.checked ? TICKED : '')}
      />
    </fieldset>
  )
}

function fieldProps({ onText, ...field }: ReturnType<BindServerField>) {
  return { ...field, onChange: (event: { target: { value: string } }) => onText(event.target.value) }
}
