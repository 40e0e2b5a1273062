import type { StaffMaintenanceWindow } from '#shared/contract/games/maintenance.ts'
import { RemoveDialog } from '#web/editing/removal/remove-dialog.tsx'
import { useRemoval } from '#web/editing/removal/use-removal.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { LocalPeriod } from '#web/i18n/local-period.tsx'
import { type MaintainedServer, useRemoveMaintenance } from './admin-maintenance.mutations.ts'
import { adminMaintenanceTexts } from './admin-maintenance.texts.ts'

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
