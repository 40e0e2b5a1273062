import type { EntryIn } from '#web/features/content/collections/collections.queries.ts'
import { EntryLanguage, useForeignLanguage } from '#web/features/content/collections/entry-language.tsx'
import { useGlances } from '#web/features/games/game-status/glances.queries.ts'
import { sumUp } from '#web/features/games/game-status/sum-up.ts'
import { formatNumber, pluralForm } from '#web/i18n/format.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { useSiteInfo } from '#web/lib/site/site-info.tsx'
import { SampleMark } from '#web/ui/sample-mark.tsx'
import { useFigures } from './figures.queries.ts'
import { type FigureKey, figuresWords } from './figures.texts.ts'

type Stated = EntryIn<'figures'>

type Figure = {
  key: FigureKey
  /** Undefined while it is not known. */
  value: number | undefined
}

/** The community in figures: those that the site counts, and below them what staff state of those that it cannot. */
export function Highlights({ samples }: { samples: readonly Stated[] }) {
  const words = useTexts(figuresWords)
  const figures = useFigures()
  const { parts } = useSiteInfo()
  const areAllSamples = samples.every(({ isSample }) => isSample)
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
      {samples.length > 0 && (
        <div className="mt-10 border-t border-line pt-6">
          {areAllSamples && <SampleMark className="mb-6">{words.notCounted}</SampleMark>}
          <StatedFigures stated={samples} isMarked={!areAllSamples} />
        </div>
      )}
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
  const words = useTexts(figuresWords)
  return (
    <dl className={`grid gap-x-4 gap-y-8 ${className}`}>
      {figures.map(({ key, value }) => (
        <div key={key} className="flex flex-col border-l-2 border-olive pl-4 md:pl-6">
          <dt className="order-2 mt-2 text-muted">{pluralForm(value ?? 0, words[key], language)}</dt>
          <dd className={`display tabular-nums ${size} ${value === undefined ? 'text-muted' : ''}`}>
            {value === undefined ? '—' : formatNumber(value, language)}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function StatedFigures({ stated, isMarked }: { stated: readonly Stated[]; isMarked: boolean }) {
  const { language } = useLanguage()
  const foreign = useForeignLanguage()
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-8 text-muted sm:grid-cols-3">
      {stated.map((figure) => (
        <div
          key={figure.id}
          lang={foreign(figure)}
          className="flex flex-col border-l-2 border-olive pl-4 hyphens-auto md:pl-6"
        >
          <dt className="order-2 mt-2 text-muted">
            {figure[`name_${language}`]} <EntryLanguage entry={figure} />
            {isMarked && figure.isSample && <SampleMark />}
          </dt>
          <dd className="display text-3xl tabular-nums">{figure[`value_${language}`]}</dd>
        </div>
      ))}
    </dl>
  )
}
