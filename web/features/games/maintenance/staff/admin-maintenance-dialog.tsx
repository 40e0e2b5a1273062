import { useState } from 'react'
import { MAINTENANCE_NOTE_MAX } from '#shared/constants/game-servers.ts'
import type { StaffMaintenanceWindow } from '#shared/contract/games/maintenance.ts'
import { ApiError, failureMessage } from '#web/api/api-error.ts'
import { FormFailure } from '#web/editing/form-failure.tsx'
import { RemoveDialog } from '#web/editing/remove-dialog.tsx'
import { SubmitButton } from '#web/editing/submit-button.tsx'
import { useForm } from '#web/editing/use-form.ts'
import { useRemoval } from '#web/editing/use-removal.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { LocalPeriod } from '#web/i18n/local-time.tsx'
import { nameOfLocalZone, toLocalMoment } from '#web/lib/local-moment.ts'
import { toast } from '#web/toasts/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import {
  type MaintainedServer,
  useCreateMaintenance,
  useRemoveMaintenance,
  useUpdateMaintenance,
} from './admin-maintenance.mutations.ts'
import { adminMaintenanceTexts } from './admin-maintenance.texts.ts'
import { maintenanceFormSchema } from './admin-maintenance-form.ts'

/** Announces maintenance when `opened` is null, else changes that window. */
export function MaintenanceDialog({
  isOpen,
  ...form
}: Parameters<typeof MaintenanceForm>[0] & { isOpen: boolean }) {
  const texts = useTexts(adminMaintenanceTexts)
  return (
    <Dialog isOpen={isOpen} onClose={form.onClose} title={form.opened ? texts.editTitle : texts.addTitle}>
      <MaintenanceForm {...form} />
    </Dialog>
  )
}

function MaintenanceForm({
  server,
  opened,
  windows,
  onClose,
}: {
  server: MaintainedServer
  /** As it was when the dialog was opened. */
  opened: StaffMaintenanceWindow | null
  /** As they are now. */
  windows: readonly StaffMaintenanceWindow[]
  onClose: () => void
}) {
  const texts = useTexts(adminMaintenanceTexts)
  const { mutateAsync: create } = useCreateMaintenance(server)
  const { mutateAsync: update } = useUpdateMaintenance(server)
  const [read, setRead] = useState(opened)
  const form = useForm({
    schema: maintenanceFormSchema,
    submit: (values) => (read ? update({ id: read.id, version: read.version, ...values }) : create(values)),
    onSuccess: () => {
      toast({ title: texts.saved })
      onClose()
    },
  })
  const now = read && windows.find(({ id }) => id === read.id)
  const isConflict = form.failure instanceof ApiError && form.failure.code === 'conflict'
  const isGone = form.failure instanceof ApiError && form.failure.code === 'not_found'
  // The next save is made knowing what is there now, as it is shown below.
  if (isConflict && now && read && now.version !== read.version) setRead(now)
  const field = (name: 'startsAt' | 'endsAt' | 'note_ru' | 'note_en') => ({
    name,
    label: texts[name],
    error: form.errors[name],
  })
  return (
    <form {...form.formProps} className="space-y-5 p-6">
      <div className="grid gap-5 sm:grid-cols-2">
        {(['startsAt', 'endsAt'] as const).map((name) => (
          <TextField
            key={name}
            {...field(name)}
            type="datetime-local"
            required
            hint={`${texts.zoneHint} ${nameOfLocalZone()}`}
            defaultValue={opened ? toLocalMoment(opened[name]) : ''}
          />
        ))}
      </div>
      {(['note_ru', 'note_en'] as const).map((name) => (
        <TextField
          key={name}
          {...field(name)}
          lang={name === 'note_ru' ? 'ru' : 'en'}
          maxLength={MAINTENANCE_NOTE_MAX}
          autoComplete="off"
          defaultValue={opened?.[name]}
        />
      ))}
      <p className="text-sm text-muted">{texts.noteHint}</p>
      {isConflict && read && (
        <Notice tone="warning" title={texts.changedMeanwhile}>
          <p>
            <LocalPeriod from={read.startsAt} to={read.endsAt} />
          </p>
          <p>{texts.saveAnyway}</p>
        </Notice>
      )}
      {isGone && <FormFailure message={texts.goneMeanwhile} />}
      {form.failure !== null && !isConflict && !isGone && (
        <FormFailure message={failureMessage(form.failure, texts.saveFailed)} />
      )}
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="outline" onClick={onClose}>
          {texts.cancel}
        </Button>
        <SubmitButton form={form} />
      </div>
    </form>
  )
}

/** Asks before announced maintenance is called off. */
export function RemoveMaintenanceDialog({
  server,
  window,
  onClose,
  onRemoved,
}: {
  server: MaintainedServer
  /** Null while nothing is asked. */
  window: StaffMaintenanceWindow | null
  onClose: () => void
  onRemoved: () => void
}) {
  const texts = useTexts(adminMaintenanceTexts)
  const { dialog, remove } = useRemoval(useRemoveMaintenance(server), texts, { onClose, onRemoved })
  return (
    <RemoveDialog
      isOpen={window !== null}
      title={texts.removeTitle}
      labels={{ cancel: texts.keep, remove: texts.remove, removing: texts.removing }}
      onConfirm={() => window && remove(window.id)}
      {...dialog}
    >
      {window && <LocalPeriod from={window.startsAt} to={window.endsAt} className="text-lg font-medium" />}
      <p className="text-muted">{texts.removeDetail}</p>
    </RemoveDialog>
  )
}
