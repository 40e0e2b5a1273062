import type { StaffRelease } from '#shared/contract/launcher.ts'
import { failureMessage } from '#web/api/api-error.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { FormFailure } from '#web/ui/form-failure.tsx'
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
  const removeNow = ({ id }: StaffRelease) =>
    remove(id, {
      onSuccess: () => {
        toast({ title: texts.removed })
        close()
        onRemoved()
      },
    })
  return (
    <Dialog
      isOpen={release !== null}
      onClose={close}
      title={texts.removeQuestion}
      closeLabel={texts.close}
      className="max-w-lg"
    >
      {release && (
        <div className="space-y-5 p-6">
          <p className="font-mono break-all">{release.file.name}</p>
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
              onClick={() => removeNow(release)}
            >
              {isPending ? texts.removing : texts.remove}
            </Button>
          </div>
        </div>
      )}
    </Dialog>
  )
}
