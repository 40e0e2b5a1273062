import { use, useDeferredValue } from 'react'
import { useHydrated } from '#web/lib/use-hydrated.ts'
import { formatPeriod } from './format-period.ts'
import { useLanguage } from './language.tsx'
import { TimeZoneContext } from './time-zone.ts'

/** A stretch of time as `<time>`: in the zone that is spoken here, which it says; else in UTC as the server rendered it, which it says, in the visitor's own zone once the page is alive. */
export function LocalPeriod({ from, to, className }: { from: string; to: string; className?: string }) {
  const { language } = useLanguage()
  const spoken = use(TimeZoneContext)
  // A format of the visitor's zone takes its time to make: taps come first.
  const isHydrated = useDeferredValue(useHydrated())
  const timeZone = spoken ?? (isHydrated ? undefined : 'UTC')
  return (
    <time dateTime={from} className={className} suppressHydrationWarning>
      {formatPeriod(from, to, language, timeZone)}
    </time>
  )
}
