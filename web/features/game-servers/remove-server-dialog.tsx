import type { StaffGameServer } from '#shared/contract/game-servers.ts'
import { failureMessage } from '#web/api/api-error.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { FormFailure } from '#web/ui/form-failure.tsx'
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
  const { mutateAsync: remove, isPending, error, reset } = useRemoveServer()
  function close() {
    reset()
    onClose()
  }
  async function removeNow() {
    if (!server) return
    try {
      await remove(server.id)
    } catch {
      // Said in the dialog.
      return
    }
    toast({ title: texts.removed })
    close()
    onRemoved()
  }
  return (
    <Dialog
      isOpen={server !== null}
      onClose={close}
      title={texts.removeQuestion}
      closeLabel={texts.close}
      className="max-w-lg"
    >
      <div className="space-y-5 p-6">
        <p className="text-lg font-medium break-words">{server?.name_server}</p>
        <p className="text-muted">{texts.removeDetail}</p>
        {error && <FormFailure message={failureMessage(error, texts.removeFailed)} />}
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="outline" onClick={close}>
            {texts.cancel}
          </Button>
          <Button
            variant="destructive"
            disabled={isPending}
            aria-busy={isPending || undefined}
            onClick={() => void removeNow()}
          >
            {isPending ? texts.removing : texts.remove}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
