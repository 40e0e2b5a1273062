import { useHydrated } from '#web/lib/use-hydrated.ts'
import { formatPeriod } from './format-period.ts'
import { useLanguage } from './language.tsx'

/** A stretch of time as `<time>`: in UTC as the server rendered it, which it says, in the visitor's own zone once the page is alive. */
export function LocalPeriod({ from, to, className }: { from: string; to: string; className?: string }) {
  const { language } = useLanguage()
  const timeZone = useHydrated() ? undefined : 'UTC'
  return (
    <time dateTime={from} className={className} suppressHydrationWarning>
      {formatPeriod(from, to, language, timeZone)}
    </time>
  )
}
