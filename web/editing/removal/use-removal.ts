import type { UseMutationResult } from '@tanstack/react-query'
import { failureMessage } from '#web/api/api-error.ts'
import { toast } from '#web/toasts/toast.ts'

/** What a `RemoveDialog` needs of the mutation behind it: `remove` says that it is done, closes and goes on. */
export function useRemoval<Id>(
  { mutate, isPending, error, reset }: UseMutationResult<unknown, Error, Id>,
  texts: { removed: string; removeFailed: string },
  { onClose, onRemoved }: { onClose: () => void; onRemoved?: () => void },
) {
  function close() {
    reset()
    onClose()
  }
  return {
    dialog: { failure: error && failureMessage(error, texts.removeFailed), isPending, onClose: close },
    remove: (id: Id, description?: string) =>
      mutate(id, {
        onSuccess: () => {
          toast({ title: texts.removed, ...(description !== undefined && { description }) })
          close()
          onRemoved?.()
        },
      }),
  }
}
