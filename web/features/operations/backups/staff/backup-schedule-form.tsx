import * as z from 'zod/mini'
import { BACKUPS_KEPT_DIGITS } from '#shared/constants/operations/backups.ts'
import { type BackupSchedule, scheduleSchema } from '#shared/contract/operations/backups.ts'
import type { ValidationKey } from '#shared/texts/validation-texts.ts'
import { EditNotices } from '#web/editing/edit-notices.tsx'
import { SaveFailure } from '#web/editing/save-failure.tsx'
import { TICKED } from '#web/editing/set-fields.ts'
import { SubmitButton } from '#web/editing/submit-button.tsx'
import { useSingleEditor } from '#web/editing/use-single-editor.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { toast } from '#web/toasts/toast.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { TextField } from '#web/ui/field.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { useRefetchSchedule, useUpdateSchedule } from './backups.mutations.ts'
import { backupsTexts } from './backups.texts.ts'

const say = (key: ValidationKey) => key
const HOURS = Array.from({ length: 24 }, (_, hour) => String(hour))

const formSchema = z.object({
  hour: z.string(),
  keep: z.pipe(
    z.string().check(z.trim(), z.regex(/^\d{1,2}$/, say('invalid'))),
    z.pipe(
      z.transform((text: string) => Number(text)),
      scheduleSchema.shape.keep,
    ),
  ),
})

const fieldsOf = ({ isOn, hour, keep }: BackupSchedule) => ({
  ...{ isOn: isOn ? TICKED : '', hour: String(hour), keep: String(keep) },
})

export function BackupScheduleForm({ saved, timeZone }: { saved: BackupSchedule; timeZone: string }) {
  const texts = useTexts(backupsTexts)
  const { mutateAsync } = useUpdateSchedule()
  const refetch = useRefetchSchedule()
  const editing = useSingleEditor({
    noun: 'backup-schedule',
    saved,
    fieldsOf,
    refetch,
    schema: formSchema,
    send: ({ hour, keep }, { version }, { isOn }) =>
      mutateAsync({ isOn: isOn === TICKED, hour: Number(hour), keep, version }),
    onSaved: () => void toast({ title: texts.saved }),
    saveFailed: texts.saveFailed,
  })
  const { edits, form } = editing
  const { isOn, hour, keep } = texts
  return (
    <section aria-labelledby="backup-schedule">
      <h2 id="backup-schedule" className="display mb-3 text-2xl">
        {texts.schedule}
      </h2>
      <form {...form.formProps} className="space-y-4">
        <EditNotices editing={editing} labels={{ isOn, hour, keep }} removed={{ title: texts.gone }} />
        <Checkbox
          label={isOn}
          checked={edits.values.isOn === TICKED}
          onChange={({ target }) => edits.set('isOn', target.checked ? TICKED : '')}
        />
        <div className="grid gap-5 sm:grid-cols-2">
          <SelectField
            name="hour"
            label={hour}
            hint={timeZone}
            value={edits.values.hour}
            onChange={({ target }) => edits.set('hour', target.value)}
            options={HOURS.map((value) => ({ value, label: `${value.padStart(2, '0')}:00` }))}
          />
          <TextField
            name="keep"
            label={keep}
            hint={texts.keepHint}
            inputMode="numeric"
            autoComplete="off"
            maxLength={BACKUPS_KEPT_DIGITS}
            value={edits.values.keep}
            error={form.errors.keep}
            onChange={({ target }) => edits.set('keep', target.value)}
          />
        </div>
        <SaveFailure editing={editing} />
        <SubmitButton form={form} />
      </form>
    </section>
  )
}
