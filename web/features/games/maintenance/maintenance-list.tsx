import { Wrench } from 'lucide-react'
import type { MaintenanceWindow } from '#shared/contract/games/maintenance.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { LocalPeriod } from '#web/i18n/local-period.tsx'
import { otherLanguage } from '#web/i18n/other-language.ts'
import { useHydrated } from '#web/lib/use-hydrated.ts'
import { useNow } from '#web/lib/use-now.ts'
import { maintenanceTexts } from './maintenance.texts.ts'

const SHOWN_MAX = 3
const TOLD_ANEW_MS = 10_000

/** When a server is under maintenance, now and next. What is over goes by itself, also on a page that stays open. */
export function MaintenanceList({
  windows,
  className,
}: {
  windows: readonly MaintenanceWindow[]
  className?: string
}) {
  const texts = useTexts(maintenanceTexts)
  const { language } = useLanguage()
  const now = useNow(TOLD_ANEW_MS).getTime()
  // The first HTML may be older than the page: until it is alive all windows are told alike.
  const isAlive = useHydrated()
  const shown = windows.filter(({ endsAt }) => !isAlive || Date.parse(endsAt) > now).slice(0, SHOWN_MAX)
  if (shown.length === 0) return null
  return (
    <ul aria-label={texts.list} className={className}>
      {shown.map(({ id, startsAt, endsAt, ...window }) => (
        <li key={id} className="flex gap-3 border-l-2 border-maintenance bg-sunken px-4 py-3">
          <Wrench
            size={18}
            strokeWidth={1.5}
            className="mt-0.5 shrink-0 text-maintenance"
            aria-hidden="true"
          />
          <div className="min-w-0">
            <p>
              {isAlive && Date.parse(startsAt) <= now ? texts.now : texts.ahead}
              {': '}
              <LocalPeriod from={startsAt} to={endsAt} className="inline-block font-medium" />
            </p>
            {window[`note_${language}`] && (
              <p lang={otherLanguage(window, language)} className="mt-1 text-sm text-muted">
                {window[`note_${language}`]}
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}
