import { formatAge } from '#web/i18n/format-age.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { LocalTime } from '#web/i18n/local-time.tsx'
import { useNow } from '#web/lib/use-now.ts'
import { serverHistoryTexts } from './server-history.texts.ts'
import type { ShownStatus } from './use-shown-status.ts'

/** Figures older than this are told with their age: three questions went unanswered. */
const OLD_MS = 2 * 60_000
const TOLD_ANEW_MS = 30_000

/** What the server says of itself, and how fresh that is. */
export function ServerStatusDetails({ status }: { status: ShownStatus }) {
  const texts = useTexts(serverHistoryTexts)
  const { version, motd, latencyMs, checkedAt } = status
  const isAnswering = status.state === 'online'
  return (
    <div className="mt-4 space-y-2 text-sm text-muted">
      {motd && (
        <blockquote className="border-l-2 border-olive pl-3">
          <span className="sr-only">{texts.motd}: </span>
          {motd}
        </blockquote>
      )}
      <p className="flex flex-wrap gap-x-5 gap-y-1">
        {version && (
          <span className="min-w-0">
            {texts.version}: <span className="text-text">{version}</span>
          </span>
        )}
        {isAnswering && latencyMs !== null && (
          <span>
            {texts.latency}: {latencyMs} {texts.milliseconds}
          </span>
        )}
        {checkedAt && (
          <span>
            {texts.checkedAt}: <LocalTime dateTime={checkedAt} style="date-time" />
          </span>
        )}
        <AgeOfAnswer status={status} />
      </p>
    </div>
  )
}

function AgeOfAnswer({ status: { answeredAt } }: { status: ShownStatus }) {
  const texts = useTexts(serverHistoryTexts)
  const { language } = useLanguage()
  const now = useNow(TOLD_ANEW_MS)
  if (!answeredAt || now.getTime() - Date.parse(answeredAt) < OLD_MS) return null
  return (
    <span className="text-maintenance">
      {texts.answered}: <time dateTime={answeredAt}>{formatAge(answeredAt, now, language)}</time>
    </span>
  )
}
