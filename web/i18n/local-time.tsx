import { use, useDeferredValue } from 'react'
import { useHydrated } from '#web/lib/use-hydrated.ts'
import { type DateStyle, formatDate } from './format.ts'
import { useLanguage } from './language.tsx'
import { TimeZoneContext } from './time-zone.ts'

/** A moment as `<time>`: in the zone that is spoken here, else in UTC as the server rendered it, in the visitor's own zone once the page is alive. */
export function LocalTime({
  dateTime,
  style,
  className,
}: {
  dateTime: string
  style: DateStyle
  className?: string
}) {
  const { language } = useLanguage()
  const spoken = use(TimeZoneContext)
  // A format of the visitor's zone takes its time to make: taps come first.
  const isHydrated = useDeferredValue(useHydrated())
  const timeZone = spoken ?? (isHydrated ? undefined : 'UTC')
  return (
    <time dateTime={dateTime} className={className} suppressHydrationWarning>
      {formatDate(dateTime, style, language, timeZone)}
    </time>
  )
}
