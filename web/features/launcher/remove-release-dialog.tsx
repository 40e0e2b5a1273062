import type { StaffRelease } from '#shared/contract/launcher.ts'
import { failureMessage } from '#web/api/api-error.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { RemoveDialog } from '#web/ui/remove-dialog.tsx'
import { toast } from '#web/ui/toast.ts'
import { useRemoveRelease } from './admin-launcher.mutations.ts'
import { adminLauncherTexts } from './admin-launcher.texts.ts'

/** Asks before a release and its files go for good. */
export function RemoveReleaseDialog({
  release,
  onClose,
  onRemoved,
}: {
  /** Null while nothing is asked. */
  release: StaffRelease | null
  onClose: () => void
  onRemoved: () => void
}) {
  const texts = useTexts(adminLauncherTexts)
  const { mutate: remove, isPending, error, reset } = useRemoveRelease()
  function close() {
    reset()
    onClose()
  }
  function removeNow() {
    if (!release) return
    remove(release.id, {
      onSuccess: () => {
        toast({ title: texts.removed })
        close()
        onRemoved()
      },
    })
  }
  return (
    <RemoveDialog
      isOpen={release !== null}
      title={texts.removeQuestion}
      labels={texts}
      failure={error && failureMessage(error, texts.removeFailed)}
      isPending={isPending}
      onConfirm={removeNow}
      onClose={close}
    >
      <p className="font-mono break-all">{release?.file.name}</p>
      <p className="text-muted">{texts.removeDetail}</p>
    </RemoveDialog>
  )
}
