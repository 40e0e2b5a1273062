import { type FocusEvent, type KeyboardEvent, type PointerEvent, useId, useRef, useState } from 'react'
import { formatDate, formatNumber, pluralForm } from '#web/i18n/format.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { classNames } from '#web/lib/class-names.ts'
import { dashboardTexts } from './dashboard.texts.ts'
import { HEAT_CLASSES } from './heatmap-levels.ts'
import { isMonthNamed } from './month-marks.ts'
import { ScrollSideways } from './scroll-sideways.tsx'
import { Tooltip } from './tooltip.tsx'
import type { CalendarDay, CalendarWeek } from './year-calendar.ts'

const WEEK_DAYS = [0, 1, 2, 3, 4, 5, 6] as const
const TOOLTIP_HALF_PX = 132
const STEPS: Partial<Record<string, readonly [weeks: number, days: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

type ShownTooltip = { date: string | undefined; text: string; x: number; y: number }

/** The calendar as a grid: one tab stop, arrow keys from day to day, a tooltip for the day pointed at or in focus. */
export function HeatmapGrid({ weeks }: { weeks: readonly CalendarWeek[] }) {
  const texts = useTexts(dashboardTexts)
  const { language } = useLanguage()
  const frame = useRef<HTMLDivElement>(null)
  const tooltipId = useId()
  const [tooltip, setTooltip] = useState<ShownTooltip | null>(null)
  const starts = weeks.map(({ start }) => start)
  const lastDay = weeks.at(-1)?.days.findLast((day) => day !== null)?.date
  const [chosen, setChosen] = useState<string | null>(null)
  const stop = chosen ?? lastDay

  const describe = ({ date, count }: CalendarDay) =>
    `${formatDate(date, 'date', language, 'UTC')}: ${formatNumber(count, language)} ${pluralForm(count, texts.tooltipForms, language)}`

  function show(event: FocusEvent | PointerEvent) {
    const cell = (event.target as HTMLElement).closest<HTMLElement>('[data-date]')
    const edge = frame.current?.getBoundingClientRect()
    if (!cell || !edge) return setTooltip(null)
    const box = cell.getBoundingClientRect()
    const middle = box.left + box.width / 2 - edge.left
    const x = Math.max(TOOLTIP_HALF_PX, Math.min(edge.width - TOOLTIP_HALF_PX, middle))
    setTooltip({ date: cell.dataset.date, text: cell.textContent ?? '', x, y: box.top - edge.top - 6 })
  }

  function move(event: KeyboardEvent, week: number, day: number) {
    if (event.key === 'Escape') setTooltip(null)
    const step = STEPS[event.key]
    if (!step) return
    event.preventDefault()
    const next = weeks[week + step[0]]?.days[day + step[1]]
    if (!next) return
    setChosen(next.date)
    frame.current?.querySelector<HTMLElement>(`[data-date="${next.date}"]`)?.focus()
  }

  return (
    <div ref={frame} className="relative">
      <ScrollSideways label={texts.heatmapScroll}>
        <table
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table walked with arrow keys is a grid.
          role="grid"
          aria-label={texts.heatmapTitle}
          className="border-separate border-spacing-0.5"
          onFocus={show}
          onBlur={() => setTooltip(null)}
          onPointerOver={show}
          onPointerLeave={() => setTooltip(null)}
        >
          <thead>
            <tr>
              <th scope="col" className="sticky left-0 z-10 bg-ground">
                <span className="sr-only">{texts.weekday}</span>
              </th>
              {weeks.map(({ start }, index) => (
                <th
                  key={start}
                  scope="col"
                  className="relative h-5 max-w-3 min-w-3 text-left xl:max-w-3.75 xl:min-w-3.75 align-top text-xs font-normal whitespace-nowrap text-muted"
                >
                  {isMonthNamed(starts, index) ? (
                    formatDate(start, 'month', language, 'UTC')
                  ) : (
                    <span className="sr-only">{formatDate(start, 'date', language, 'UTC')}</span>
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {WEEK_DAYS.map((day) => (
              <tr key={day}>
                <th
                  scope="row"
                  className="sticky left-0 z-10 bg-ground pr-2 text-left text-xs leading-none font-normal whitespace-nowrap text-muted"
                >
                  {formatDate(dateInWeek(weeks, day), 'weekday', language, 'UTC')}
                </th>
                {weeks.map(({ start, days }, week) => {
                  const cell = days[day]
                  return cell ? (
                    <td
                      key={start}
                      data-date={cell.date}
                      data-level={cell.level}
                      tabIndex={cell.date === stop ? 0 : -1}
                      aria-describedby={cell.date === tooltip?.date ? tooltipId : undefined}
                      onKeyDown={(event) => move(event, week, day)}
                      onClick={() => setChosen(cell.date)}
                      className={classNames(
                        'relative size-3 p-0 focus:z-10 xl:size-3.75',
                        HEAT_CLASSES[cell.level],
                      )}
                    >
                      <span className="sr-only">{describe(cell)}</span>
                    </td>
                  ) : (
                    <td key={start} className="size-3 xl:size-3.75" />
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollSideways>
      {tooltip && (
        <Tooltip id={tooltipId} x={tooltip.x} y={tooltip.y}>
          {tooltip.text}
        </Tooltip>
      )}
    </div>
  )
}

/** Some date that is this day of the week. */
function dateInWeek(weeks: readonly CalendarWeek[], day: number): string {
  const start = Date.parse(weeks[0]?.start ?? '1970-01-01')
  return new Date(start + day * 24 * 60 * 60 * 1000).toISOString()
}
