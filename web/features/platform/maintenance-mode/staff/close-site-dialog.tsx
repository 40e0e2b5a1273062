import { useTexts } from '#web/i18n/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { wordsTexts } from '#web/ui/words.texts.ts'
import { adminMaintenanceTexts } from './admin-maintenance.texts.ts'

/** Asks before everybody is shut out. */
export function CloseSiteDialog({
  isOpen,
  onClose,
  onConfirm,
}: {
  isOpen: boolean
  onClose: () => void
  onConfirm: () => void
}) {
  const texts = useTexts(adminMaintenanceTexts)
  const words = useTexts(wordsTexts)
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={texts.confirmTitle} className="max-w-lg">
      <div className="space-y-5 p-6">
        <p>{texts.confirm}</p>
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="outline" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button variant="destructive" onClick={onConfirm}>
            {texts.close}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
