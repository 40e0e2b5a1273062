import { useHydrated } from '#web/lib/use-hydrated.ts'
import { type DateStyle, formatDate, formatPeriod } from './format.ts'
import { useLanguage } from './language.tsx'

/** A moment as `<time>`: in UTC as the server rendered it, in the visitor's own zone once the page is alive. */
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
  const timeZone = useHydrated() ? undefined : 'UTC'
  return (
    <time dateTime={dateTime} className={className} suppressHydrationWarning>
      {formatDate(dateTime, style, language, timeZone)}
    </time>
  )
}

/** A stretch of time by the same rule; as long as it is in UTC it says so. */
export function LocalPeriod({ from, to, className }: { from: string; to: string; className?: string }) {
  const { language } = useLanguage()
  const timeZone = useHydrated() ? undefined : 'UTC'
  return (
    <time dateTime={from} className={className} suppressHydrationWarning>
      {formatPeriod(from, to, language, timeZone)}
    </time>
  )
}
