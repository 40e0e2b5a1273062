import { Eye, EyeOff, Reply, Trash2 } from 'lucide-react'
import type { RefObject } from 'react'
import type { StaffFeedbackItem } from '#shared/contract/content/feedback.ts'
import { ApiError, isConflict } from '#web/api/api-error.ts'
import { useFailureToast } from '#web/editing/use-failure-toast.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { toast } from '#web/toasts/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { wordsTexts } from '#web/ui/words.texts.ts'
import { useRemoveFeedback, useUpdateFeedback } from './admin-feedback.mutations.ts'
import { adminFeedbackTexts } from './admin-feedback.texts.ts'

/** What staff can do about a review. `onConflict` is told after each change whether somebody else was first. */
export function FeedbackActions({
  item,
  refusedBy,
  replyButton,
  onReply,
  onConflict,
  onRemoved,
}: {
  item: StaffFeedbackItem
  refusedBy: string | null
  replyButton: RefObject<HTMLButtonElement | null>
  onReply: () => void
  onConflict: (hasConflict: boolean) => void
  onRemoved: () => void
}) {
  const texts = useTexts(adminFeedbackTexts)
  const words = useTexts(wordsTexts)
  const update = useUpdateFeedback()
  const remove = useRemoveFeedback()
  const sayFailure = useFailureToast()

  const fail = (title: string) => (error: unknown) => {
    onConflict(isConflict(error))
    const isGone = error instanceof ApiError && error.code === 'not_found'
    if (isGone) toast({ title, description: texts.gone, variant: 'destructive' })
    else sayFailure(title, error)
  }
  const change = (fields: { isHidden?: boolean; reply?: null }, done: string) =>
    update.mutate(
      { id: item.id, version: item.version, ...fields },
      {
        onSuccess: () => {
          onConflict(false)
          toast({ title: done })
          // The button that took the reply away goes with it.
          if (fields.reply === null) replyButton.current?.focus()
        },
        onError: fail(texts.changeFailed),
      },
    )

  const isBusy = update.isPending || remove.isPending
  /** A button that is busy keeps the focus; one that is not permitted is out of the way. */
  const guard = (act: () => void) =>
    refusedBy === null
      ? { 'aria-busy': isBusy || undefined, onClick: () => !isBusy && act() }
      : { disabled: true, 'data-off': true, title: texts.notPermitted, 'aria-describedby': refusedBy }
  const HideIcon = item.isHidden ? Eye : EyeOff
  return (
    <>
      <Button
        ref={replyButton}
        size="sm"
        variant="outline"
        aria-label={`${item.reply ? texts.editReply : texts.reply}: ${item.username}`}
        {...guard(onReply)}
      >
        <Reply size={16} strokeWidth={1.5} aria-hidden="true" />
        {item.reply ? texts.editReply : texts.reply}
      </Button>
      {item.reply && (
        <Button
          size="sm"
          variant="ghost"
          aria-label={`${texts.removeReply}: ${item.username}`}
          {...guard(() => change({ reply: null }, texts.replyRemoved))}
        >
          {texts.removeReply}
        </Button>
      )}
      <Button
        size="sm"
        variant="ghost"
        aria-label={`${item.isHidden ? texts.show : texts.hide}: ${item.username}`}
        {...guard(() =>
          change({ isHidden: !item.isHidden }, item.isHidden ? texts.wasShown : texts.wasHidden),
        )}
      >
        <HideIcon size={16} strokeWidth={1.5} aria-hidden="true" />
        {item.isHidden ? texts.show : texts.hide}
      </Button>
      <Button
        size="sm"
        variant="ghost"
        aria-label={`${words.remove}: ${item.username}`}
        {...guard(() => remove.mutate(item.id, { onSuccess: onRemoved, onError: fail(texts.removeFailed) }))}
      >
        <Trash2 size={16} strokeWidth={1.5} aria-hidden="true" />
        {words.remove}
      </Button>
    </>
  )
}
