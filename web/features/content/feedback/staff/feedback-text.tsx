import { EyeOff } from 'lucide-react'
import type { StaffFeedbackItem } from '#shared/contract/content/feedback.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { LocalTime } from '#web/i18n/local-time.tsx'
import { classNames } from '#web/lib/class-names.ts'
import { PlayerHead } from '#web/pictures/player-head.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { adminFeedbackTexts } from './admin-feedback.texts.ts'

/** Who wrote what and when, and what was answered, unless that is being written anew. */
export function FeedbackText({ item, isReplying }: { item: StaffFeedbackItem; isReplying: boolean }) {
  const texts = useTexts(adminFeedbackTexts)
  return (
    <>
      <div className={classNames(item.isHidden && 'border-l-2 border-dashed border-edge pl-4')}>
        <div className="mb-2 flex flex-wrap items-center gap-x-4 gap-y-1">
          <p className="flex items-center gap-3 font-semibold break-all">
            <PlayerHead username={item.username} />
            {item.username}
          </p>
          {item.userId === null && <span className="text-sm text-muted">{texts.deletedAccount}</span>}
          {item.isHidden && (
            <Badge tone="maintenance" icon={<EyeOff size={14} strokeWidth={1.5} aria-hidden="true" />}>
              {texts.hidden}
            </Badge>
          )}
          <LocalTime dateTime={item.created_at} style="date-time" className="text-sm text-muted sm:ml-auto" />
        </div>
        <p className="whitespace-pre-wrap">{item.message}</p>
      </div>
      {item.reply && !isReplying && (
        <div className="mt-4 border-l-2 border-sand pl-4">
          <p className="mb-1 flex flex-wrap gap-x-4 text-sm text-muted">
            <span className="text-sand">
              {texts.ourReply}: {item.reply.username}
            </span>
            <LocalTime dateTime={item.reply.date} style="date-time" />
          </p>
          <p className="whitespace-pre-wrap text-muted">{item.reply.message}</p>
        </div>
      )}
    </>
  )
}
