import { Eye, EyeOff, Reply, Trash2 } from 'lucide-react'
import { useLayoutEffect, useRef, useState } from 'react'
import type { StaffFeedbackItem } from '#shared/contract/content/feedback.ts'
import { ApiError } from '#web/api/api-error.ts'
import { useFailureToast } from '#web/editing/use-failure-toast.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { LocalTime } from '#web/i18n/local-time.tsx'
import { classNames } from '#web/lib/class-names.ts'
import { toast } from '#web/toasts/toast.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { wordsTexts } from '#web/ui/words.texts.ts'
import { useRemoveFeedback, useUpdateFeedback } from './admin-feedback.mutations.ts'
import { adminFeedbackTexts } from './admin-feedback.texts.ts'
import { ReplyForm } from './reply-form.tsx'

/** One review with what staff can do about it; `refusedBy` names the notice that says why they cannot. */
export function AdminFeedbackEntry({
  item,
  refusedBy,
  onRemoved,
}: {
  item: StaffFeedbackItem
  refusedBy: string | null
  onRemoved: () => void
}) {
  const texts = useTexts(adminFeedbackTexts)
  const words = useTexts(wordsTexts)
  const { mutate: change, mutateAsync: changeNow, isPending: isChanging } = useUpdateFeedback()
  const { mutate: remove, isPending: isRemoving } = useRemoveFeedback()
  const sayFailure = useFailureToast()
  const [isReplying, setReplying] = useState(false)
  const [hasConflict, setConflict] = useState(false)
  const replyButton = useRef<HTMLButtonElement>(null)

  const wasReplying = useRef(false)
  useLayoutEffect(() => {
    if (wasReplying.current && !isReplying) replyButton.current?.focus()
    wasReplying.current = isReplying
  }, [isReplying])

  const fail = (title: string) => (error: unknown) => {
    setConflict(error instanceof ApiError && error.code === 'conflict')
    const isGone = error instanceof ApiError && error.code === 'not_found'
    if (isGone) toast({ title, description: texts.gone, variant: 'destructive' })
    else sayFailure(title, error)
  }
  const apply = (fields: { isHidden?: boolean; reply?: null }, said: string) =>
    change(
      { id: item.id, version: item.version, ...fields },
      {
        onSuccess: () => {
          setConflict(false)
          toast({ title: said })
          // The button that took the reply away goes with it.
          if (fields.reply === null) replyButton.current?.focus()
        },
        onError: fail(texts.changeFailed),
      },
    )
  async function reply(message: string) {
    try {
      await changeNow({ id: item.id, version: item.version, reply: message })
    } catch (error) {
      fail(texts.changeFailed)(error)
      throw error
    }
    setConflict(false)
    toast({ title: texts.replied })
  }

  const isBusy = isChanging || isRemoving
  /** A button that is busy keeps the focus; one that is not permitted is out of the way. */
  const guard = (act: () => void) =>
    refusedBy === null
      ? { 'aria-busy': isBusy || undefined, onClick: () => !isBusy && act() }
      : { disabled: true, 'data-off': true, title: texts.notPermitted, 'aria-describedby': refusedBy }
  const HideIcon = item.isHidden ? Eye : EyeOff
  return (
    <li className="py-5">
      <div className={classNames(item.isHidden && 'border-l-2 border-dashed border-edge pl-4')}>
        <div className="mb-2 flex flex-wrap items-center gap-x-4 gap-y-1">
          <p className="font-semibold break-all">{item.username}</p>
          {item.userId === null && <span className="text-sm text-muted">{texts.deletedAccount}</span>}
          {item.isHidden && (
            <Badge tone="maintenance" icon={<EyeOff size={14} strokeWidth={1.5} aria-hidden="true" />}>
              {texts.hidden}
            </Badge>
          )}
          <LocalTime dateTime={item.created_at} style="date-time" className="text-sm text-muted sm:ml-auto" />
        </div>
        <p className="break-words whitespace-pre-wrap">{item.message}</p>
      </div>
      {item.reply && !isReplying && (
        <div className="mt-4 border-l-2 border-sand pl-4">
          <p className="mb-1 flex flex-wrap gap-x-4 text-sm text-muted">
            <span className="text-sand">
              {texts.ourReply}: {item.reply.username}
            </span>
            <LocalTime dateTime={item.reply.date} style="date-time" />
          </p>
          <p className="break-words whitespace-pre-wrap text-muted">{item.reply.message}</p>
        </div>
      )}
      {hasConflict && (
        <Notice tone="warning" title={texts.conflict} className="mt-4">
          {isReplying && <p>{texts.conflictReply}</p>}
        </Notice>
      )}
      {isReplying && <ReplyForm item={item} onSend={reply} onClose={() => setReplying(false)} />}
      <div className={classNames('mt-3 flex flex-wrap gap-2', isReplying && 'hidden')}>
        <Button
          ref={replyButton}
          size="sm"
          variant="outline"
          aria-label={`${item.reply ? texts.editReply : texts.reply}: ${item.username}`}
          {...guard(() => setReplying(true))}
        >
          <Reply size={16} strokeWidth={1.5} aria-hidden="true" />
          {item.reply ? texts.editReply : texts.reply}
        </Button>
        {item.reply && (
          <Button
            size="sm"
            variant="ghost"
            aria-label={`${texts.removeReply}: ${item.username}`}
            {...guard(() => apply({ reply: null }, texts.replyRemoved))}
          >
            {texts.removeReply}
          </Button>
        )}
        <Button
          size="sm"
          variant="ghost"
          aria-label={`${item.isHidden ? texts.show : texts.hide}: ${item.username}`}
          {...guard(() =>
            apply({ isHidden: !item.isHidden }, item.isHidden ? texts.wasShown : texts.wasHidden),
          )}
        >
          <HideIcon size={16} strokeWidth={1.5} aria-hidden="true" />
          {item.isHidden ? texts.show : texts.hide}
        </Button>
        <Button
          size="sm"
          variant="ghost"
          aria-label={`${words.remove}: ${item.username}`}
          {...guard(() => remove(item.id, { onSuccess: onRemoved, onError: fail(texts.removeFailed) }))}
        >
          <Trash2 size={16} strokeWidth={1.5} aria-hidden="true" />
          {words.remove}
        </Button>
      </div>
    </li>
  )
}
