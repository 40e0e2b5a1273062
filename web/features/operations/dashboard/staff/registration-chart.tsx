import type { Registrations } from '#shared/contract/operations/dashboard.ts'
import { formatDate, formatNumber, pluralForm } from '#web/i18n/format.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { classNames } from '#web/lib/class-names.ts'
import { axisMarks } from './chart-scale.ts'
import { dashboardTexts } from './dashboard.texts.ts'
import { isMonthNamed } from './month-marks.ts'
import { ScrollSideways } from './scroll-sideways.tsx'

/** A bar for each day, from a base of zero; the drawing is for the eye, the table beside it for screen readers. */
export function RegistrationChart({ days }: { days: Registrations }) {
  const texts = useTexts(dashboardTexts)
  const { language } = useLanguage()
  return (
    <>
      <ScrollSideways label={texts.chartScroll}>
        <Bars days={days} />
      </ScrollSideways>
      <div className="sr-only">
        <table>
          <caption>{texts.chartTitle}</caption>
          <thead>
            <tr>
              <th scope="col">{texts.date}</th>
              <th scope="col">{texts.count}</th>
            </tr>
          </thead>
          <tbody>
            {days.map(({ date, count }) => (
              <tr key={date}>
                <th scope="row">{formatDate(date, 'date', language, 'UTC')}</th>
                <td>{formatNumber(count, language)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}

/** What the bars add up to. */
export function ChartTotal({ days }: { days: Registrations }) {
  const texts = useTexts(dashboardTexts)
  const { language } = useLanguage()
  const total = days.reduce((sum, { count }) => sum + count, 0)
  return (
    <p className="text-sm text-muted">
      <span className="font-mono text-text tabular-nums">{formatNumber(total, language)}</span>{' '}
      {pluralForm(total, texts.registrationForms, language)} {texts.inDays}
    </p>
  )
}

function Bars({ days }: { days: Registrations }) {
  const { language } = useLanguage()
  const dates = days.map(({ date }) => date)
  const marks = axisMarks(Math.max(0, ...days.map(({ count }) => count)))
  const top = marks.at(-1) ?? 1
  // Four digits are wider than a bar.
  const isUpright = days.some(({ count }) => count >= 1000)
  return (
    <div
      aria-hidden="true"
      className={classNames(
        'grid min-w-[40rem] grid-cols-[auto_minmax(0,1fr)] gap-x-3',
        isUpright ? 'pt-14' : 'pt-5',
      )}
    >
      <ol className="sticky left-0 z-10 flex h-20 flex-col-reverse justify-between bg-ground pr-1 text-right font-mono text-xs text-muted tabular-nums">
        {marks.map((mark) => (
          <li key={mark} className="h-0 leading-0">
            {formatNumber(mark, language)}
          </li>
        ))}
      </ol>
      <div className="relative h-20 border-b border-edge">
        {marks.slice(1).map((mark) => (
          <div
            key={mark}
            className="absolute inset-x-0 border-t border-line"
            style={{ bottom: `${(mark / top) * 100}%` }}
          />
        ))}
        <ol className="absolute inset-0 flex items-end gap-1">
          {days.map(({ date, count }) => (
            <li
              key={date}
              data-count={count}
              title={`${formatDate(date, 'date', language, 'UTC')}: ${formatNumber(count, language)}`}
              className="flex h-full min-w-0 flex-1 flex-col justify-end"
            >
              {count > 0 && (
                <>
                  <span
                    className={classNames(
                      'self-center font-mono text-xs leading-5 tabular-nums',
                      isUpright && 'mb-1 rotate-180 [writing-mode:vertical-rl]',
                    )}
                  >
                    {formatNumber(count, language)}
                  </span>
                  <span
                    className="block shrink-0 bg-olive"
                    style={{ height: `${(count / top) * 100}%`, minHeight: 2 }}
                  />
                </>
              )}
            </li>
          ))}
        </ol>
      </div>
      <ol className="col-start-2 flex gap-1 pt-1 text-center leading-4 font-mono text-xs text-muted tabular-nums">
        {days.map(({ date }, index) => (
          <li key={date} className="min-w-0 flex-1 whitespace-nowrap">
            {Number(date.slice(8))}
            {isMonthNamed(dates, index) && (
              <span className="block w-0 text-sand">{formatDate(date, 'month', language, 'UTC')}</span>
            )}
          </li>
        ))}
      </ol>
    </div>
  )
}
