import { MAINTENANCE_NOTE_MAX } from '#shared/constants/game-servers.ts'
import type { StaffMaintenanceWindow } from '#shared/contract/games/maintenance.ts'
import { EditNotices } from '#web/editing/edit-notices.tsx'
import { MomentField } from '#web/editing/moment-field.tsx'
import { SaveFailure } from '#web/editing/save-failure.tsx'
import { SubmitButton } from '#web/editing/submit-button.tsx'
import { formatDate } from '#web/i18n/format.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { fromLocalMoment, zoneOfFields } from '#web/lib/local-moment.ts'
import { useSiteInfo } from '#web/lib/site-info.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/field.tsx'
import type { MaintainedServer } from './admin-maintenance.mutations.ts'
import { adminMaintenanceTexts } from './admin-maintenance.texts.ts'
import type { MaintenanceFields } from './maintenance-form.ts'
import { type MaintenanceEditing, useMaintenanceEditor } from './use-maintenance-editor.ts'

/** Announces maintenance when `saved` is null, else changes that window. */
export function MaintenanceDialog({ isOpen, ...opened }: Opened & { isOpen: boolean }) {
  return isOpen && <OpenMaintenanceDialog {...opened} />
}

type Opened = { server: MaintainedServer; saved: StaffMaintenanceWindow | null; onClose: () => void }

function OpenMaintenanceDialog({ server, saved, onClose }: Opened) {
  const texts = useTexts(adminMaintenanceTexts)
  const editing = useMaintenanceEditor({ server, saved, onSaved: onClose })
  const { edits, abandon } = editing
  function giveUp() {
    abandon()
    onClose()
  }
  return (
    <Dialog
      isOpen
      // The dialog has asked about what was typed in it, not about what came back out of the tab's memory.
      onClose={edits.wasRestored ? onClose : giveUp}
      title={saved ? texts.editTitle : texts.addTitle}
    >
      <MaintenanceForm editing={editing} onGiveUp={giveUp} />
    </Dialog>
  )
}

function MaintenanceForm({ editing, onGiveUp }: { editing: MaintenanceEditing; onGiveUp: () => void }) {
  const texts = useTexts(adminMaintenanceTexts)
  const { languages } = useSiteInfo()
  const { edits, form } = editing
  const bind = (name: keyof MaintenanceFields) => ({
    name,
    label: texts[name],
    value: edits.values[name],
    error: form.errors[name],
    onChange: (event: { target: { value: string } }) => edits.set(name, event.target.value),
  })
  return (
    <form {...form.formProps} className="space-y-5 p-6">
      <MaintenanceNotices editing={editing} />
      <div className="grid gap-5 sm:grid-cols-2">
        {(['startsAt', 'endsAt'] as const).map((name) => (
          <MomentField key={name} {...bind(name)} required />
        ))}
      </div>
      {languages.map((language) => (
        <TextField
          key={language}
          {...bind(`note_${language}`)}
          lang={language}
          maxLength={MAINTENANCE_NOTE_MAX}
          autoComplete="off"
        />
      ))}
      <p className="text-sm text-muted">{texts.noteHint}</p>
      <SaveFailure editing={editing} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="outline" onClick={onGiveUp}>
          {texts.cancel}
        </Button>
        <SubmitButton form={form} />
      </div>
    </form>
  )
}

function MaintenanceNotices({ editing }: { editing: MaintenanceEditing }) {
  const texts = useTexts(adminMaintenanceTexts)
  const { language } = useLanguage()
  return (
    <EditNotices
      editing={editing}
      labels={{ ...texts, note_ru: texts.note, note_en: texts.note }}
      inWords={(field, text) => {
        const moment = field === 'startsAt' || field === 'endsAt' ? fromLocalMoment(text) : null
        return moment === null ? text : formatDate(moment, 'date-time', language, zoneOfFields())
      }}
      removed={{
        title: texts.goneMeanwhile,
        saveAsNew: texts.saveAsNew,
      }}
    />
  )
}
