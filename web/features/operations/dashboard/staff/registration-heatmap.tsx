import { useMemo, useState } from 'react'
import type { Registrations } from '#shared/contract/operations/dashboard.ts'
import { formatDate, formatNumber, pluralForm } from '#web/i18n/format.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { classNames } from '#web/lib/class-names.ts'
import { dashboardTexts } from './dashboard.texts.ts'
import { HeatmapGrid } from './heatmap-grid.tsx'
import { HEAT_CLASSES } from './heatmap-levels.ts'
import { dayOf, yearCalendar } from './year-calendar.ts'

const LEVELS = ['0', '1', '2–4', '5–9', '10+'] as const

/** A year of registrations: every day a square, the darker the quieter. */
export function RegistrationHeatmap({ days }: { days: Registrations }) {
  const { language } = useLanguage()
  const [today] = useState(() => dayOf(Date.now()))
  const weeks = useMemo(() => yearCalendar(days, today, language), [days, today, language])
  return <HeatmapGrid weeks={weeks} />
}

/** What the year adds up to, and what the squares mean. */
export function HeatmapTotal({ days }: { days: Registrations }) {
  const texts = useTexts(dashboardTexts)
  const { language } = useLanguage()
  const total = days.reduce((sum, { count }) => sum + count, 0)
  const busiest = days.reduce<Registrations[number] | null>(
    (most, day) => (most && most.count >= day.count ? most : day),
    null,
  )
  return (
    <div className="flex flex-wrap items-baseline gap-x-5 gap-y-1 text-sm text-muted">
      <p>
        <span className="font-mono text-text tabular-nums">{formatNumber(total, language)}</span>{' '}
        {pluralForm(total, texts.registrationForms, language)} {texts.inYear}
        {busiest && busiest.count > 0 && (
          <>
            {'. '}
            {texts.busiestDay}: {formatDate(busiest.date, 'date', language, 'UTC')} (
            {formatNumber(busiest.count, language)})
          </>
        )}
      </p>
      <dl className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <dt>{texts.levels}:</dt>
        {LEVELS.map((range, level) => (
          <dd key={range} className="flex items-center gap-1.5 font-mono text-xs">
            <span aria-hidden="true" className={classNames('size-3', HEAT_CLASSES[level])} />
            {range}
          </dd>
        ))}
      </dl>
    </div>
  )
}
