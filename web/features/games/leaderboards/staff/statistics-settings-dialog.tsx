import { useState } from 'react'
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
import { useChangeStatisticsSettings } from './statistics-settings.mutations.ts'
import { statisticsSettingsTexts } from './statistics-settings.texts.ts'

/** Asks what is to hold for one game server. */
export function StatisticsSettingsDialog({
  settings: { gameServerId, gameServer, jumpBound, version },
  onClose,
}: {
  settings: KeptStatisticsSettings
  onClose: () => void
}) {
  const texts = useTexts(statisticsSettingsTexts)
  const [bound, setBound] = useState(String(jumpBound))
  const { mutateAsync } = useChangeStatisticsSettings(gameServerId)
  const form = useForm({
    schema: statisticsSettingsSchema,
    sentences: staffValidationTexts,
    extras: () => ({ jumpBound: bound.trim() === '' ? Number.NaN : Number(bound.replace(/\s/g, '')) }),
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
        label={texts.save}
        busyLabel={texts.saving}
        autoComplete="off"
      >
        <p className="font-medium wrap-anywhere">{gameServer}</p>
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
      </DialogForm>
    </Dialog>
  )
}
