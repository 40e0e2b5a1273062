import { useLayoutEffect, useRef, useState } from 'react'
import type { StaffFeedbackItem } from '#shared/contract/content/feedback.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { classNames } from '#web/lib/class-names.ts'
import type { Selection } from '#web/ui/lists/use-selection.ts'
import { Notice } from '#web/ui/notice.tsx'
import { adminFeedbackTexts } from './admin-feedback.texts.ts'
import { FeedbackActions } from './feedback-actions.tsx'
import { FeedbackText } from './feedback-text.tsx'
import { ReplyForm } from './reply-form.tsx'

/** One review with what staff can do about it; `refusedBy` names the notice that says why they cannot. */
export function AdminFeedbackEntry({
  item,
  refusedBy,
  selection,
  onRemoved,
}: {
  item: StaffFeedbackItem
  refusedBy: string | null
  /** Null where nothing can be done with several. */
  selection: Selection<number> | null
  onRemoved: () => void
}) {
  const texts = useTexts(adminFeedbackTexts)
  const [isReplying, setReplying] = useState(false)
  const [hasConflict, setConflict] = useState(false)
  const replyButton = useRef<HTMLButtonElement>(null)

  const wasReplying = useRef(false)
  useLayoutEffect(() => {
    if (wasReplying.current && !isReplying) replyButton.current?.focus()
    wasReplying.current = isReplying
  }, [isReplying])

  return (
    <li className="py-5 lg:py-3">
      <div className="lg:flex lg:items-start lg:gap-6">
        <div className="flex min-w-0 grow items-start gap-3">
          {selection && (
            <label className="-my-2.5 -ml-3 flex size-11 shrink-0 cursor-pointer items-center justify-center">
              <input
                type="checkbox"
                className="size-5"
                aria-label={`${texts.select}: ${item.username}`}
                checked={selection.selected.has(item.id)}
                onChange={(event) => selection.select([item.id], event.target.checked)}
              />
            </label>
          )}
          <div className="min-w-0 grow">
            <FeedbackText item={item} isReplying={isReplying} />
          </div>
        </div>
        <div className={classNames('mt-3 flex flex-wrap gap-2 lg:mt-0 lg:shrink-0', isReplying && 'hidden')}>
          <FeedbackActions
            item={item}
            refusedBy={refusedBy}
            replyButton={replyButton}
            onReply={() => setReplying(true)}
            onConflict={setConflict}
            onRemoved={onRemoved}
          />
        </div>
      </div>
      {hasConflict && <Notice tone="warning" title={texts.conflict} className="mt-4" />}
      {isReplying && <ReplyForm item={item} onClose={() => setReplying(false)} />}
    </li>
  )
}
