import type { ReactNode } from 'react'
import { FormFailure } from '#web/editing/form-failure.tsx'
import { useTexts } from '#web/i18n/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { wordsTexts } from '#web/ui/words.texts.ts'

/** Asks before something goes for good, and says in its place why it could not. What can come back is not asked about: see `RestoreOffer`. */
export function RemoveDialog({
  isOpen,
  title,
  labels = {},
  failure,
  isPending,
  onConfirm,
  onClose,
  children,
}: {
  isOpen: boolean
  title: string
  /** Where the common words do not fit. */
  labels?: { cancel?: string; remove?: string; removing?: string }
  failure: string | null
  isPending: boolean
  onConfirm: () => void
  onClose: () => void
  /** What it is, and what goes with it. */
  children: ReactNode
}) {
  const words = { ...useTexts(wordsTexts), ...labels }
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title} className="max-w-lg">
      <div className="space-y-5 p-6">
        {children}
        {failure !== null && <FormFailure message={failure} />}
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="outline" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button
            variant="destructive"
            disabled={isPending}
            aria-busy={isPending || undefined}
            onClick={onConfirm}
          >
            {isPending ? words.removing : words.remove}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
