import { useGlances } from '#web/features/games/game-status/glances.queries.ts'
import { sumUp } from '#web/features/games/game-status/sum-up.ts'
import { formatNumber, pluralForm } from '#web/i18n/format.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { useSiteInfo } from '#web/lib/site-info.tsx'
import { SampleMark } from '#web/ui/sample-mark.tsx'
import { useFigures } from './figures.queries.ts'
import { type FigureKey, figuresTexts } from './figures.texts.ts'
import { SAMPLE_FIGURES } from './sample-figures.data.ts'

type Figure = {
  key: FigureKey
  /** Undefined while it is not known. */
  value: number | undefined
}

/** The community in figures: those that the site counts, and below them samples of those that it cannot. */
export function Highlights() {
  const texts = useTexts(figuresTexts)
  const figures = useFigures()
  const { parts } = useSiteInfo()
  const { state, players } = sumUp(useGlances() ?? [])
  return (
    <>
      <Figures
        figures={[
          { key: 'registered', value: figures?.registered },
          { key: 'online', value: state === 'online' ? players : undefined },
          { key: 'record', value: figures?.record?.players },
          ...(parts.feedback ? [{ key: 'reviews' as const, value: figures?.reviews }] : []),
        ]}
        className={parts.feedback ? 'grid-cols-2 lg:grid-cols-4' : 'grid-cols-2 lg:grid-cols-3'}
        size="text-4xl md:text-5xl lg:text-6xl"
      />
      <div className="mt-10 border-t border-line pt-6">
        <SampleMark className="mb-6">{texts.notCounted}</SampleMark>
        <Figures figures={SAMPLE_FIGURES} className="grid-cols-2 text-muted sm:grid-cols-3" size="text-3xl" />
      </div>
    </>
  )
}

function Figures({
  figures,
  className,
  size,
}: {
  figures: readonly Figure[]
  className: string
  size: string
}) {
  const { language } = useLanguage()
  const texts = useTexts(figuresTexts)
  return (
    <dl className={`grid gap-x-4 gap-y-8 ${className}`}>
      {figures.map(({ key, value }) => (
        <div key={key} className="flex flex-col border-l-2 border-olive pl-4 md:pl-6">
          <dt className="order-2 mt-2 text-muted">{pluralForm(value ?? 0, texts[key], language)}</dt>
          <dd className={`display tabular-nums ${size} ${value === undefined ? 'text-muted' : ''}`}>
            {value === undefined ? '—' : formatNumber(value, language)}
          </dd>
        </div>
      ))}
    </dl>
  )
}
