import { useHydrated } from '#web/lib/use-hydrated.ts'
import { type DateStyle, formatDate } from './format.ts'
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
