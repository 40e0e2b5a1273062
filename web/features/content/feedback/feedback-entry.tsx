import type { FeedbackItem } from '#shared/contract/content/feedback.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { LocalTime } from '#web/i18n/local-time.tsx'
import { PlayerHead } from '#web/pictures/player-head.tsx'
import { feedbackWords } from './feedback.texts.ts'

type Words = { username: string; message: string }

/** One review, and what the staff answered. */
export function FeedbackEntry({ item }: { item: FeedbackItem }) {
  const texts = useTexts(feedbackWords)
  return (
    <li className="py-5">
      <FeedbackMessage by={item} at={item.created_at} />
      {item.reply && (
        <div className="mt-4 border-l-2 border-sand pl-4">
          <p className="label mb-2 text-sand">{texts.reply}</p>
          <FeedbackMessage by={item.reply} at={item.reply.date} />
        </div>
      )}
    </li>
  )
}

function FeedbackMessage({ by, at }: { by: Words; at: string }) {
  return (
    <>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="flex items-center gap-3 font-semibold break-all">
          <PlayerHead username={by.username} />
          {by.username}
        </p>
        <LocalTime dateTime={at} style="date-time" className="label tracking-normal text-muted normal-case" />
      </div>
      <p className="whitespace-pre-wrap text-muted">{by.message}</p>
    </>
  )
}
