import { useLayoutEffect, useRef } from 'react'
import type { Revenue } from '#shared/contract/shop/revenue.ts'
import { formatDate } from '#web/i18n/format.ts'
import { formatKopecks } from '#web/i18n/format-roubles.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { revenueTexts } from './revenue.texts.ts'

/** A bar for each day: what was paid, and of it, from above, what went back that day. For the eye; the table says the same. */
export function RevenueBars({ days }: { days: Revenue['days'] }) {
  const texts = useTexts(revenueTexts)
  const { language } = useLanguage()
  const scrolled = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    if (scrolled.current) scrolled.current.scrollLeft = scrolled.current.scrollWidth
  }, [])
  const top = Math.max(
    1,
    ...days.map(({ paidKopecks, refundedKopecks }) => Math.max(paidKopecks, refundedKopecks)),
  )
  const heightOf = (kopecks: number) => ({
    height: `${(kopecks / top) * 100}%`,
    minHeight: kopecks > 0 ? 2 : 0,
  })
  return (
    <section
      ref={scrolled}
      aria-label={texts.scroll}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys can scroll only what has the focus.
      tabIndex={0}
      className="overflow-x-auto pb-2"
    >
      <div aria-hidden="true" style={{ minWidth: `${days.length * 0.875}rem` }}>
        <p className="font-mono text-xs text-muted tabular-nums">{formatKopecks(top, language)}</p>
        <ol className="mt-1 flex h-36 items-end gap-1 border-y border-edge">
          {days.map(({ date, paidKopecks, refundedKopecks }) => (
            <li
              key={date}
              title={texts.of(
                formatDate(date, 'date', language, 'UTC'),
                formatKopecks(paidKopecks, language),
                formatKopecks(refundedKopecks, language),
              )}
              className="flex h-full min-w-0 flex-1 items-end gap-px"
            >
              <span className="block flex-1 bg-olive" style={heightOf(paidKopecks)} />
              {refundedKopecks > 0 && (
                <span className="block flex-1 bg-alarm" style={heightOf(refundedKopecks)} />
              )}
            </li>
          ))}
        </ol>
        <p className="mt-1 flex justify-between font-mono text-xs text-muted tabular-nums">
          {[days[0], days.at(-1)].map((day) => (
            <span key={day?.date}>{day && formatDate(day.date, 'date', language, 'UTC')}</span>
          ))}
        </p>
      </div>
      <p aria-hidden="true" className="mt-3 flex flex-wrap gap-x-6 gap-y-1 text-sm text-muted">
        <span className="inline-flex items-center gap-2">
          <span className="size-3 bg-olive" /> {texts.paid}
        </span>
        <span className="inline-flex items-center gap-2">
          <span className="size-3 bg-alarm" /> {texts.refunded}
        </span>
      </p>
    </section>
  )
}
