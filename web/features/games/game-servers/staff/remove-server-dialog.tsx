import type { StaffGameServer } from '#shared/contract/games/game-servers.ts'
import { RemoveDialog } from '#web/editing/removal/remove-dialog.tsx'
import { useRemoval } from '#web/editing/removal/use-removal.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { useRemoveGameServer } from './admin-servers.mutations.ts'
import { adminServersTexts } from './admin-servers.texts.ts'

/** Asks before a server goes for good. */
export function RemoveServerDialog({
  server,
  onClose,
  onRemoved,
}: {
  /** Null while nothing is asked. */
  server: Pick<StaffGameServer, 'id' | 'name_server'> | null
  onClose: () => void
  onRemoved: () => void
}) {
  const texts = useTexts(adminServersTexts)
  const { dialog, remove } = useRemoval(useRemoveGameServer(), texts, { onClose, onRemoved })
  return (
    <RemoveDialog
      isOpen={server !== null}
      title={texts.removeQuestion}
      onConfirm={() => server && remove(server.id)}
      {...dialog}
    >
      <p className="text-lg font-medium">{server?.name_server}</p>
      <p className="text-muted">{texts.removeDetail}</p>
    </RemoveDialog>
  )
}
