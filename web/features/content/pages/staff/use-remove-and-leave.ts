import { addresses } from '#shared/addresses.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { useNavigate } from '#web/routing/router.tsx'
import { toastFailure } from '#web/toasts/toast-failure.ts'
import { useRemovePage } from './admin-pages.mutations.ts'
import { adminPagesTexts } from './admin-pages.texts.ts'

/** Deletes what is being edited and leads to the list, which offers it back. */
export function useRemoveAndLeave(item: { id: number } | null, allowLeave: () => void) {
  const texts = useTexts(adminPagesTexts)
  const navigate = useNavigate()
  const { mutate: remove, isPending: isRemoving } = useRemovePage()
  function onRemove() {
    if (!item) return
    remove(item.id, {
      onSuccess: () => {
        allowLeave()
        navigate(`${addresses.adminPages}?removed=${item.id}`)
      },
      onError: (error) => toastFailure(texts.removeFailed, error),
    })
  }
  return { onRemove, isRemoving }
}
