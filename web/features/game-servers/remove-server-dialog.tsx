import type { StaffGameServer } from '#shared/contract/game-servers.ts'
import { failureMessage } from '#web/api/api-error.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { RemoveDialog } from '#web/ui/remove-dialog.tsx'
import { toast } from '#web/ui/toast.ts'
import { useRemoveServer } from './admin-servers.mutations.ts'
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
  const { mutate: remove, isPending, error, reset } = useRemoveServer()
  function close() {
    reset()
    onClose()
  }
  function removeNow() {
    if (!server) return
    remove(server.id, {
      onSuccess: () => {
        toast({ title: texts.removed })
        close()
        onRemoved()
      },
    })
  }
  return (
    <RemoveDialog
      isOpen={server !== null}
      title={texts.removeQuestion}
      labels={texts}
      failure={error && failureMessage(error, texts.removeFailed)}
      isPending={isPending}
      onConfirm={removeNow}
      onClose={close}
    >
      <p className="text-lg font-medium break-words">{server?.name_server}</p>
      <p className="text-muted">{texts.removeDetail}</p>
    </RemoveDialog>
  )
}
