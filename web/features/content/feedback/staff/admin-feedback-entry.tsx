import { useLayoutEffect, useRef, useState } from 'react'
import type { StaffFeedbackItem } from '#shared/contract/content/feedback.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { classNames } from '#web/lib/class-names.ts'
import { Notice } from '#web/ui/notice.tsx'
import { adminFeedbackTexts } from './admin-feedback.texts.ts'
import { FeedbackActions } from './feedback-actions.tsx'
import { FeedbackText } from './feedback-text.tsx'
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
  const [isReplying, setReplying] = useState(false)
  const [hasConflict, setConflict] = useState(false)
  const replyButton = useRef<HTMLButtonElement>(null)

  const wasReplying = useRef(false)
  useLayoutEffect(() => {
    if (wasReplying.current && !isReplying) replyButton.current?.focus()
    wasReplying.current = isReplying
  }, [isReplying])

  return (
    <li className="py-5">
      <FeedbackText item={item} isReplying={isReplying} />
      {hasConflict && <Notice tone="warning" title={texts.conflict} className="mt-4" />}
      {isReplying && <ReplyForm item={item} onClose={() => setReplying(false)} />}
      <div className={classNames('mt-3 flex flex-wrap gap-2', isReplying && 'hidden')}>
        <FeedbackActions
          item={item}
          refusedBy={refusedBy}
          replyButton={replyButton}
          onReply={() => setReplying(true)}
          onConflict={setConflict}
          onRemoved={onRemoved}
        />
      </div>
    </li>
  )
}
