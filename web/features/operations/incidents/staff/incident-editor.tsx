import type { ReactNode } from 'react'
import type { Language } from '#shared/constants/languages.ts'
import {
  INCIDENT_KINDS,
  INCIDENT_STATES,
  INCIDENT_TITLE_MAX,
  INCIDENT_UPDATE_MAX,
  MEASURED_SERVICES,
} from '#shared/constants/status.ts'
import type { StaffIncident } from '#shared/contract/operations/incidents.ts'
import { incidentWords } from '#shared/texts/incident-words.ts'
import { serviceNames } from '#shared/texts/service-names.ts'
import { EditorBar } from '#web/editing/editor-bar.tsx'
import { MomentField } from '#web/editing/fields/moment-field.tsx'
import { SaveFailure } from '#web/editing/save-failure.tsx'
import { TICKED } from '#web/editing/set-fields.ts'
import { SubmitButton } from '#web/editing/submit-button.tsx'
import { useGameServers } from '#web/features/games/game-servers/game-servers.queries.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { useSiteInfo } from '#web/lib/site/site-info.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { TextArea, TextField } from '#web/ui/field.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { wordsTexts } from '#web/ui/words.texts.ts'
import { adminIncidentsTexts } from './admin-incidents.texts.ts'
import { EarlierUpdates } from './earlier-updates.tsx'
import type { IncidentFields } from './incident-form.ts'
import { IncidentNotices } from './incident-notices.tsx'
import { type IncidentEditing, useIncidentEditor } from './use-incident-editor.ts'

/** The editor of one incident; `saved` is null for a new one. */
export function IncidentEditor({ saved }: { saved: StaffIncident | null }) {
  const texts = useTexts(adminIncidentsTexts)
  const words = useTexts(incidentWords)
  const editing = useIncidentEditor(saved)
  const { edits, form, item } = editing
  const bind = (name: keyof IncidentFields) => ({
    name,
    value: edits.values[name],
    error: form.errors[name],
    onChange: (event: { target: { value: string } }) => edits.set(name, event.target.value),
  })
  return (
    <form {...form.formProps} className="max-w-4xl space-y-8">
      <IncidentNotices editing={editing} />
      <SelectField
        {...bind('kind')}
        label={texts.kind}
        options={INCIDENT_KINDS.map((kind) => ({ value: kind, label: words.kinds[kind] }))}
      />
      <InBothLanguages
        field={(language, label) => (
          <TextField
            {...bind(`title_${language}`)}
            label={label}
            lang={language}
            maxLength={INCIDENT_TITLE_MAX}
            autoComplete="off"
          />
        )}
        label={texts.heading}
        hint={texts.headingHint}
      />
      <Affected editing={editing} />
      <div className="grid gap-5 sm:grid-cols-2">
        <MomentField {...bind('startsAt')} label={texts.startsAt} hint={texts.startsAtHint} />
        <MomentField {...bind('endsAt')} label={texts.endsAt} hint={texts.endsAtHint} />
      </div>
      <fieldset className="min-w-0 space-y-5 border-t border-line pt-6">
        <legend className="display float-left mb-4 w-full text-xl">{texts.update}</legend>
        <div className="clear-both sm:max-w-xs">
          <SelectField
            {...bind('updateState')}
            label={texts.updateState}
            options={INCIDENT_STATES.map((state) => ({ value: state, label: words.states[state] }))}
          />
        </div>
        <InBothLanguages
          field={(language, label) => (
            <TextArea
              {...bind(`updateText_${language}`)}
              label={label}
              lang={language}
              rows={4}
              maxLength={INCIDENT_UPDATE_MAX}
            />
          )}
          label={texts.updateText}
          hint={texts.updateHint}
        />
      </fieldset>
      {item && <EarlierUpdates updates={item.updates} />}
      <SaveFailure editing={editing} />
      <EditorBar editing={editing} buttons={<SubmitButton form={form} />} />
    </form>
  )
}

function InBothLanguages({
  field,
  label,
  hint,
}: {
  field: (language: Language, label: string) => ReactNode
  label: string
  hint: string
}) {
  const { languages } = useSiteInfo()
  const words = useTexts(wordsTexts)
  const names = { ru: words.russian, en: words.english }
  return (
    <div>
      <div className="grid gap-5 lg:grid-cols-2">
        {languages.map((language) => (
          <div key={language}>{field(language, `${label} · ${names[language]}`)}</div>
        ))}
      </div>
      {languages.length > 1 && <p className="mt-2 text-sm text-muted">{hint}</p>}
    </div>
  )
}

/** Services, and for an incident the game servers that everybody sees. */
function Affected({ editing: { edits } }: { editing: IncidentEditing }) {
  const texts = useTexts(adminIncidentsTexts)
  const names = useTexts(serviceNames)
  const { data: servers = [] } = useGameServers()
  const tick = (field: `service:${string}` | `server:${string}`) => ({
    checked: edits.values[field] === TICKED,
    onChange: (event: { target: { checked: boolean } }) =>
      edits.set(field, event.target.checked ? TICKED : ''),
  })
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <fieldset className="min-w-0">
        <legend className="mb-1 text-sm font-medium">{texts.services}</legend>
        {MEASURED_SERVICES.map((service) => (
          <Checkbox key={service} label={names[service]} {...tick(`service:${service}`)} />
        ))}
      </fieldset>
      {edits.values.kind === 'incident' && servers.length > 0 && (
        <fieldset className="min-w-0">
          <legend className="mb-1 text-sm font-medium">{texts.servers}</legend>
          {servers.map(({ id, name_server }) => (
            <Checkbox key={id} label={name_server} {...tick(`server:${id}`)} />
          ))}
        </fieldset>
      )}
    </div>
  )
}
