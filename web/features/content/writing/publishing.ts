/** How what is written comes out: at once, at a date, or not yet. */
import { fromLocalMoment, toLocalMoment } from '#web/lib/local-moment.ts'

/** What a button of the editor means: keep it out of sight, show it (at its date), show it this moment, or keep it as it is. */
export const INTENTS = ['draft', 'publish', 'publish-now', 'save'] as const
export type Intent = (typeof INTENTS)[number]

export type WritingState = 'draft' | 'scheduled' | 'published'

type Dated = { isDraft: boolean; date: string }

/** The field of its date. A draft has one only when it lies ahead: it is dated when it is published. */
export function dateFieldOf(item: Dated | null, now: Date): string {
  if (!item) return ''
  return !item.isDraft || Date.parse(item.date) > now.getTime() ? toLocalMoment(item.date) : ''
}

/** What is sent of it; `saved` is as it was read. A date is sent only when it was chosen: the field knows no seconds. */
export function publishingOf(
  { intent, date }: { intent: Intent; date: string },
  saved: Dated | null,
  now: Date,
): { date?: string; isDraft?: boolean } {
  const chosen = date === dateFieldOf(saved, now) ? null : fromLocalMoment(date)
  const sentDate = intent === 'publish-now' ? 'now' : chosen
  return {
    ...(sentDate !== null && { date: sentDate }),
    ...(intent !== 'save' && { isDraft: intent === 'draft' }),
  }
}
