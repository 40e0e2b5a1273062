import { type PointerEvent, useState } from 'react'
import { STATUS_DAYS } from '#shared/constants/status.ts'
import type { DayMinutes } from '#shared/contract/operations/status.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { BAR_HEIGHT, type BarKind, barPath, barWidth } from './bar-paths.ts'
import { dayAt } from './runs-of-days.ts'
import { statusTexts } from './status.texts.ts'
import { useDayWords } from './use-day-words.ts'

/** In the order in which they are drawn. */
export const BAR_KINDS = [
  { kind: 'noData', fill: 'fill-line' },
  { kind: 'up', fill: 'fill-online' },
  { kind: 'down', fill: 'fill-offline' },
  { kind: 'maintenance', fill: 'fill-maintenance' },
] as const satisfies { kind: BarKind; fill: string }[]

/** So many of the days as fit; the others stand in the words below. */
const SHOWN = [
  { days: 30, className: 'md:hidden' },
  { days: 60, className: 'hidden md:inline xl:hidden' },
  { days: STATUS_DAYS, className: 'hidden xl:inline' },
] as const

/** One column a day, as high as the day is long. A day that the pointer is on is told in words. */
export function DayBars({
  days,
  firstDay,
  label,
}: {
  days: readonly DayMinutes[]
  firstDay: string
  label: string
}) {
  const texts = useTexts(statusTexts)
  const words = useDayWords()
  const [pointed, setPointed] = useState<number | null>(null)

  function point({ currentTarget, clientX }: PointerEvent<SVGSVGElement>) {
    const { left, width } = currentTarget.getBoundingClientRect()
    const index = Math.floor(((clientX - left) / width) * days.length)
    setPointed(Math.min(days.length - 1, Math.max(0, index)))
  }

  return (
    <div>
      <div className="overflow-hidden">
        <svg
          viewBox={`0 0 ${barWidth(days.length)} ${BAR_HEIGHT}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={label}
          onPointerMove={point}
          onPointerLeave={() => setPointed(null)}
          className="relative left-full block h-10 w-[300%] -translate-x-full md:w-[150%] xl:w-full"
        >
          {BAR_KINDS.map(({ kind, fill }) => (
            <path key={kind} d={barPath(kind, days)} className={fill} />
          ))}
        </svg>
      </div>
      <p aria-hidden="true" className="mt-1.5 flex min-h-5 justify-between gap-4 text-xs text-muted">
        {pointed === null ? (
          <>
            <span>
              {SHOWN.map(({ days: shown, className }) => (
                <span key={shown} className={className}>
                  {words.ago(shown)}
                </span>
              ))}
            </span>
            <span>{texts.today}</span>
          </>
        ) : (
          <span className="truncate text-text">
            {words.days({ from: dayAt(firstDay, pointed), to: dayAt(firstDay, pointed) })}:{' '}
            {words.found(days[pointed])}
          </span>
        )}
      </p>
    </div>
  )
}
