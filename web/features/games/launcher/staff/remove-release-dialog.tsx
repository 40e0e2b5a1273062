import type { StaffRelease } from '#shared/contract/games/launcher.ts'
import { RemoveDialog } from '#web/editing/removal/remove-dialog.tsx'
import { useRemoval } from '#web/editing/removal/use-removal.ts'
import { useTexts } from '#web/i18n/language.tsx'
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
  const { dialog, remove } = useRemoval(useRemoveRelease(), texts, { onClose, onRemoved })
  return (
    <RemoveDialog
      isOpen={release !== null}
      title={texts.removeQuestion}
      onConfirm={() => release && remove(release.id)}
      {...dialog}
    >
      <p className="font-mono break-all">{release?.file.name}</p>
      <p className="text-muted">{texts.removeDetail}</p>
    </RemoveDialog>
  )
}
