import type { UseMutationResult } from '@tanstack/react-query'
import { useAddressQuery } from '#web/routing/use-address-query.ts'
import { toast } from '#web/toasts/toast.ts'
import { toastFailure } from '#web/toasts/toast-failure.ts'
import { UndoBar } from './undo-bar.tsx'

/**
 * What was removed a moment ago, `?removed=` in the address, is offered back. There are two ways to remove, and never
 * both: what can come back goes at once and is offered here; what goes for good is asked about before, in a
 * `RemoveDialog`.
 */
export function RestoreOffer({
  restoring: { mutate, isPending },
  texts,
}: {
  restoring: UseMutationResult<unknown, Error, number>
  texts: { removed: string; restored: string; restoreFailed: string }
}) {
  const { query, change } = useAddressQuery()
  const id = Number(query.get('removed')) || null
  const forget = () => change({ removed: null }, { replace: true })

  if (id === null) return null
  return (
    <UndoBar
      key={id}
      message={texts.removed}
      isBusy={isPending}
      onUndo={() =>
        mutate(id, {
          onSuccess: () => {
            toast({ title: texts.restored })
            forget()
          },
          onError: (error) => toastFailure(texts.restoreFailed, error),
        })
      }
      onClose={forget}
    />
  )
}

/** Says that something was removed, so that the list offers it back. */
export function useOfferRestore(): (id: number) => void {
  const { change } = useAddressQuery()
  return (id) => change({ removed: id }, { replace: true })
}
