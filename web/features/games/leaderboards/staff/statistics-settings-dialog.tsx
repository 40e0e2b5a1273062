import * as z from 'zod/mini'
import { OBJECTIVE_NAME_MAX, PLAYTIME_UNITS, SCORED_FIGURES } from '#shared/constants/games/objectives.ts'
import {
  type KeptStatisticsSettings,
  statisticsSettingsSchema,
} from '#shared/contract/games/statistics-settings.ts'
import { EditorDialog } from '#web/editing/dialogs/editor-dialog.tsx'
import { EditNotices } from '#web/editing/edit-notices.tsx'
import { numberInText } from '#web/editing/fields/number-in-text.ts'
import { useEditor } from '#web/editing/use-editor.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { toast } from '#web/toasts/toast.ts'
import { TextField } from '#web/ui/field.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { useChangeStatisticsSettings, useRefetchStatisticsSettings } from './statistics-settings.mutations.ts'
import { statisticsSettingsTexts } from './statistics-settings.texts.ts'

const { jumpBound, objectives, playtimeUnit } = statisticsSettingsSchema.shape
const formSchema = z.object({ jumpBound: numberInText(jumpBound), playtimeUnit, ...objectives.shape })

type Item = KeptStatisticsSettings & { id: number }
const itemOf = (settings: KeptStatisticsSettings): Item => ({ ...settings, id: settings.gameServerId })

const fieldsOf = ({ jumpBound, playtimeUnit, objectives }: KeptStatisticsSettings) => ({
  ...{ jumpBound: String(jumpBound), playtimeUnit: playtimeUnit as string },
  ...{ playtime: objectives.playtime ?? '', kills: objectives.kills ?? '' },
  ...{ deaths: objectives.deaths ?? '', points: objectives.points ?? '' },
})

function useStatisticsSettingsEditor(saved: KeptStatisticsSettings, onSaved: () => void) {
  const texts = useTexts(statisticsSettingsTexts)
  const { mutateAsync } = useChangeStatisticsSettings(saved.gameServerId)
  const refetch = useRefetchStatisticsSettings()
  return useEditor({
    noun: 'statistics-settings',
    saved: itemOf(saved),
    fieldsOf: (item: Item | null) => fieldsOf(item ?? saved),
    refetch: async (id) => {
      const theirs = await refetch(id)
      return theirs && itemOf(theirs)
    },
    schema: () => formSchema,
    send: async ({ jumpBound, playtimeUnit, ...objectives }, item) => {
      const { version } = item ?? saved
      return itemOf(await mutateAsync({ jumpBound, playtimeUnit, objectives, version }))
    },
    onSaved: () => {
      toast({ title: texts.saved })
      onSaved()
    },
    saveFailed: texts.saveFailed,
  })
}

/** Asks what is to hold for one game server. */
export function StatisticsSettingsDialog({
  settings,
  onClose,
}: {
  settings: KeptStatisticsSettings
  onClose: () => void
}) {
  const texts = useTexts(statisticsSettingsTexts)
  const editing = useStatisticsSettingsEditor(settings, onClose)
  const { edits, form } = editing
  const bind = (name: keyof typeof edits.values) => ({
    name,
    value: edits.values[name],
    error: form.errors[name],
    autoComplete: 'off',
    onChange: (event: { target: { value: string } }) => edits.set(name, event.target.value),
  })
  return (
    <EditorDialog editing={editing} title={texts.dialogTitle} onClose={onClose}>
      <EditNotices
        editing={editing}
        labels={{ jumpBound: texts.jumpBound, playtimeUnit: texts.unit, ...texts.scores }}
        inWords={(field, text) =>
          field === 'playtimeUnit' ? texts.units[text as typeof settings.playtimeUnit] : undefined
        }
        removed={{ title: texts.gone }}
      />
      <p className="font-medium">{settings.gameServer}</p>
      <TextField
        {...bind('jumpBound')}
        label={texts.jumpBound}
        hint={texts.hint}
        inputMode="numeric"
        required
      />
      {settings.game === 'minecraft' && (
        <fieldset className="space-y-4">
          <legend className="font-medium">{texts.objectives}</legend>
          <p className="text-sm text-pretty text-muted">{texts.objectivesLead}</p>
          <div className="grid items-start gap-4 sm:grid-cols-2">
            {SCORED_FIGURES.map((figure) => (
              <TextField
                key={figure}
                {...bind(figure)}
                label={texts.scores[figure]}
                autoCapitalize="none"
                spellCheck={false}
                maxLength={OBJECTIVE_NAME_MAX}
              />
            ))}
            <SelectField
              {...bind('playtimeUnit')}
              label={texts.unit}
              options={PLAYTIME_UNITS.map((value) => ({ value, label: texts.units[value] }))}
            />
          </div>
        </fieldset>
      )}
    </EditorDialog>
  )
}
