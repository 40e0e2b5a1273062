import { formatNumber, pluralForm } from '#web/i18n/format.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { Link } from '#web/routing/link.tsx'
import { ErrorState } from '#web/ui/lists/error-state.tsx'
import { usePending } from './pending.queries.ts'
import { pendingTexts } from './pending.texts.ts'
import { PENDING_PLACES } from './pending-places.ts'

/** What waits for whoever reads it, and the way to each; not there while nothing waits. */
export function PendingList() {
  const texts = useTexts(pendingTexts)
  const { language } = useLanguage()
  const { data, isError, refetch } = usePending()
  if (!data) {
    return (
      isError && (
        <div className="mb-4">
          <ErrorState message={texts.loadFailed} onRetry={() => void refetch()} />
        </div>
      )
    )
  }
  if (data.lines.length === 0) return null
  return (
    <section aria-label={texts.title} className="mb-4 flex items-baseline gap-x-4 gap-y-2 max-lg:flex-wrap">
      <h2 className="label shrink-0 text-sand">{texts.title}</h2>
      <ul className="flex min-w-0 flex-wrap gap-2">
        {data.lines.map(({ key, count }) => (
          <li key={key} className="min-w-0">
            <Link
              to={PENDING_PLACES[key]}
              className="flex min-h-9 items-center gap-2 border border-line border-l-3 border-l-signal bg-raised px-3 text-sm transition-colors hover:border-edge hover:border-l-signal pointer-coarse:min-h-11"
            >
              <span className="font-mono text-base tabular-nums">{formatNumber(count, language)}</span>{' '}
              {pluralForm(count, texts.lines[key], language)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
