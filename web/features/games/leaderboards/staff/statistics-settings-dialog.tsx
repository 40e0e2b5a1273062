import { useState } from 'react'
import { OBJECTIVE_NAME_MAX, PLAYTIME_UNITS, SCORED_FIGURES } from '#shared/constants/games/objectives.ts'
import {
  type KeptStatisticsSettings,
  statisticsSettingsSchema,
} from '#shared/contract/games/statistics-settings.ts'
import { staffValidationTexts } from '#shared/texts/staff-validation-texts.ts'
import { DialogForm } from '#web/editing/dialogs/dialog-form.tsx'
import { useForm } from '#web/editing/use-form.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { toast } from '#web/toasts/toast.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/field.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { wordsTexts } from '#web/ui/words.texts.ts'
import { useChangeStatisticsSettings } from './statistics-settings.mutations.ts'
import { statisticsSettingsTexts } from './statistics-settings.texts.ts'

/** Asks what is to hold for one game server. */
export function StatisticsSettingsDialog({
  settings: { gameServerId, gameServer, game, jumpBound, objectives, playtimeUnit, version },
  onClose,
}: {
  settings: KeptStatisticsSettings
  onClose: () => void
}) {
  const texts = useTexts(statisticsSettingsTexts)
  const words = useTexts(wordsTexts)
  const [bound, setBound] = useState(String(jumpBound))
  const [names, setNames] = useState(objectives)
  const [unit, setUnit] = useState(playtimeUnit)
  const { mutateAsync } = useChangeStatisticsSettings(gameServerId)
  const form = useForm({
    schema: statisticsSettingsSchema,
    sentences: staffValidationTexts,
    extras: () => ({
      jumpBound: bound.trim() === '' ? Number.NaN : Number(bound.replace(/\s/g, '')),
      objectives: names,
      playtimeUnit: unit,
    }),
    submit: (body) => mutateAsync({ ...body, version }),
    onSuccess: () => {
      toast({ title: texts.saved })
      onClose()
    },
  })
  return (
    <Dialog isOpen onClose={onClose} title={texts.dialogTitle} className="max-w-lg">
      <DialogForm
        form={form}
        failed={texts.saveFailed}
        onCancel={onClose}
        label={words.save}
        busyLabel={texts.saving}
        autoComplete="off"
      >
        <p className="font-medium">{gameServer}</p>
        <TextField
          label={texts.jumpBound}
          hint={texts.hint}
          name="jumpBound"
          inputMode="numeric"
          required
          value={bound}
          onChange={({ target }) => setBound(target.value)}
          error={form.errors.jumpBound}
        />
        {game === 'minecraft' && (
          <fieldset className="space-y-4">
            <legend className="font-medium">{texts.objectives}</legend>
            <p className="text-sm text-pretty text-muted">{texts.objectivesLead}</p>
            <div className="grid items-start gap-4 sm:grid-cols-2">
              {SCORED_FIGURES.map((figure) => (
                <TextField
                  key={figure}
                  label={texts.scores[figure]}
                  name={`objectives.${figure}`}
                  autoCapitalize="none"
                  spellCheck={false}
                  maxLength={OBJECTIVE_NAME_MAX}
                  value={names[figure] ?? ''}
                  onChange={({ target }) => setNames((before) => ({ ...before, [figure]: target.value }))}
                  error={form.errors[`objectives.${figure}`]}
                />
              ))}
              <SelectField
                label={texts.unit}
                value={unit}
                onChange={({ target }) => setUnit(target.value as typeof unit)}
                options={PLAYTIME_UNITS.map((value) => ({ value, label: texts.units[value] }))}
              />
            </div>
          </fieldset>
        )}
      </DialogForm>
    </Dialog>
  )
}
