import { useTexts } from '#web/i18n/language.tsx'
import { toastFailure } from '#web/toasts/toast-failure.ts'
import { Button } from '#web/ui/button.tsx'
import { useMarkRead } from './notices.mutations.ts'
import { useNotices } from './notices.queries.ts'
import { noticesTexts } from './notices.texts.ts'
import { useUnreadCount } from './use-unread.ts'

/** Offered while something is left to read that is not in sight. */
export function MarkAllButton() {
  const texts = useTexts(noticesTexts)
  const unread = useUnreadCount()
  const newest = useNotices().data?.pages[0]?.[0]
  const { mutate, isPending } = useMarkRead()
  if (!unread || !newest) return null
  return (
    <Button
      variant="outline"
      size="sm"
      disabled={isPending}
      aria-busy={isPending || undefined}
      onClick={() =>
        mutate({ upTo: newest.id }, { onError: (error) => toastFailure(texts.markFailed, error) })
      }
    >
      {texts.markAll}
    </Button>
  )
}
