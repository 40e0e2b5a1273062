import type { DayMinutes } from '#shared/contract/operations/status.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { BAR_HEIGHT, type BarKind, barPath, barWidth } from './bar-paths.ts'
import { BAR_KINDS } from './day-bars.tsx'
import { statusTexts, statusWords } from './status.texts.ts'

/** A day of each kind, whole. */
const WHOLE_DAYS: Record<BarKind, DayMinutes> = {
  up: [1440, 0, 0],
  down: [0, 1440, 0],
  maintenance: [0, 0, 1440],
  noData: [0, 0, 0],
}

export function BarLegend() {
  const texts = useTexts(statusTexts)
  return (
    <section aria-labelledby="status-legend" className="border-t border-line pt-6">
      <h2 id="status-legend" className="label mb-4 text-sand">
        {useTexts(statusWords).legend}
      </h2>
      <ul className="flex flex-wrap gap-x-8 gap-y-3">
        {BAR_KINDS.map(({ kind }) => (
          <li key={kind} className="flex items-center gap-3">
            <svg
              viewBox={`0 0 ${barWidth(1)} ${BAR_HEIGHT}`}
              className="h-6 w-1.5"
              preserveAspectRatio="none"
              aria-hidden="true"
            >
              {BAR_KINDS.map(({ kind: each, fill }) => (
                <path key={each} d={barPath(each, [WHOLE_DAYS[kind]])} className={fill} />
              ))}
            </svg>
            {texts[kind]}
          </li>
        ))}
      </ul>
      <p className="mt-4 max-w-2xl text-sm text-muted">{texts.inUtc}</p>
    </section>
  )
}
