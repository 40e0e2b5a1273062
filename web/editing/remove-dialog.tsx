import type { ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { FormFailure } from './form-failure.tsx'

/** Asks before something goes for good, and says in its place why it could not. */
export function RemoveDialog({
  isOpen,
  title,
  labels,
  failure,
  isPending,
  onConfirm,
  onClose,
  children,
}: {
  isOpen: boolean
  title: string
  labels: { close: string; cancel: string; remove: string; removing: string }
  failure: string | null
  isPending: boolean
  onConfirm: () => void
  onClose: () => void
  /** What it is, and what goes with it. */
  children: ReactNode
}) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title} closeLabel={labels.close} className="max-w-lg">
      <div className="space-y-5 p-6">
        {children}
        {failure !== null && <FormFailure message={failure} />}
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="outline" onClick={onClose}>
            {labels.cancel}
          </Button>
          <Button
            variant="destructive"
            disabled={isPending}
            aria-busy={isPending || undefined}
            onClick={onConfirm}
          >
            {isPending ? labels.removing : labels.remove}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
