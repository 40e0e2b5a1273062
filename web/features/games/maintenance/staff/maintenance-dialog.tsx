import { MAINTENANCE_NOTE_MAX } from '#shared/constants/game-servers.ts'
import type { StaffMaintenanceWindow } from '#shared/contract/games/maintenance.ts'
import { EditorDialog } from '#web/editing/dialogs/editor-dialog.tsx'
import { EditNotices } from '#web/editing/edit-notices.tsx'
import { MomentField } from '#web/editing/fields/moment-field.tsx'
import { formatDate } from '#web/i18n/format.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { fromLocalMoment, zoneOfFields } from '#web/lib/local-moment.ts'
import { useSiteInfo } from '#web/lib/site/site-info.tsx'
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
  const { languages } = useSiteInfo()
  const editing = useMaintenanceEditor({ server, saved, onSaved: onClose })
  const { edits, form } = editing
  const bind = (name: keyof MaintenanceFields) => ({
    name,
    label: texts[name],
    value: edits.values[name],
    error: form.errors[name],
    onChange: (event: { target: { value: string } }) => edits.set(name, event.target.value),
  })
  return (
    <EditorDialog
      editing={editing}
      title={saved ? texts.editTitle : texts.addTitle}
      cancel={texts.cancel}
      onClose={onClose}
    >
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
      <p className="text-sm text-muted">{languages.length > 1 ? texts.noteHint : texts.noteHintAlone}</p>
    </EditorDialog>
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
