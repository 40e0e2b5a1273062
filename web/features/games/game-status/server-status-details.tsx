import { formatDate } from '#web/i18n/format.ts'
import { formatAge } from '#web/i18n/format-age.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { useNow } from '#web/lib/use-now.ts'
import { serverHistoryTexts } from './server-history.texts.ts'
import type { ShownStatus } from './use-shown-status.ts'

/** Figures older than this are told with their age: three questions went unanswered. */
const OLD_MS = 2 * 60_000
const TOLD_ANEW_MS = 5_000

/** What the server says of itself, and how fresh that is; room is kept for it until it is known. */
export function ServerStatusDetails({ status }: { status: ShownStatus | null }) {
  return (
    <div className="mt-6 min-h-13 space-y-2 text-sm text-muted md:min-h-6">
      {status && <KnownDetails status={status} />}
    </div>
  )
}

function KnownDetails({ status }: { status: ShownStatus }) {
  const texts = useTexts(serverHistoryTexts)
  const now = useNow(TOLD_ANEW_MS)
  const { version, motd, latencyMs, checkedAt, answeredAt } = status
  const isAnswering = status.state === 'online'
  const isOld = answeredAt && now.getTime() - Date.parse(answeredAt) >= OLD_MS
  return (
    <>
      {motd && (
        <figure className="border-l-2 border-olive pl-3">
          <figcaption className="label">{texts.motd}</figcaption>
          <blockquote className="mt-0.5 text-text">{motd}</blockquote>
        </figure>
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
        {checkedAt && status.state !== 'unknown' && (
          <span>
            {texts.checkedAt}: <Age moment={checkedAt} now={now} />
          </span>
        )}
        {isOld && (
          <span className="text-maintenance">
            {texts.answered}: <Age moment={answeredAt} now={now} />
          </span>
        )}
      </p>
    </>
  )
}

/** How long ago a moment was; who points at it reads when. */
function Age({ moment, now }: { moment: string; now: Date }) {
  const { language } = useLanguage()
  return (
    <time dateTime={moment} title={formatDate(moment, 'date-time', language)} suppressHydrationWarning>
      {formatAge(moment, now, language)}
    </time>
  )
}
