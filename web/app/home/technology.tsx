import { EntryLanguage, useForeignLanguage } from '#web/features/content/collections/entry-language.tsx'
import { useFigures } from '#web/features/operations/figures/figures.queries.ts'
import { formatPercent } from '#web/i18n/format.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { classNames } from '#web/lib/class-names.ts'
import { SampleMark } from '#web/ui/sample-mark.tsx'
import { technologyTexts } from './technology.texts.ts'
import type { Figure } from './use-shown-figures.ts'

/** A figure or a short word; what has more letters is a word of its own length. */
const AS_LARGE_AS_CAN_BE = 8

/** The hardware in figures, as large as they deserve; what the site measures by itself wins over what is stated. */
export function Technology({ figures }: { figures: readonly Figure[] }) {
  const texts = useTexts(technologyTexts)
  const { language } = useLanguage()
  const foreign = useForeignLanguage()
  const uptime = useFigures()?.uptime30Days ?? null
  const isMeasured = ({ measured }: Figure) => measured === 'uptime' && uptime !== null
  const stated = figures.filter((figure) => !isMeasured(figure))
  const areAllSamples = stated.every(({ isSample }) => isSample)
  const shownIn = (figure: Figure) =>
    isMeasured(figure) ? formatPercent((uptime ?? 0) / 100, language) : (figure[`value_${language}`] ?? '')
  return (
    <>
      <dl className="grid border-y border-line md:grid-cols-[repeat(3,minmax(0,1fr))]">
        {figures.map((figure) => (
          <div
            key={figure.id}
            lang={foreign(figure)}
            className="min-w-0 max-md:grid max-md:grid-cols-[8.5rem_minmax(0,1fr)] max-md:gap-x-4 py-5 not-first:border-t not-first:border-line md:px-8 md:py-8 md:not-first:border-t-0 md:not-first:border-l md:first:pl-0"
          >
            <dt className="label text-sand max-md:col-start-2 md:mb-4">{figure[`name_${language}`]}</dt>
            <dd
              className={classNames(
                'display min-w-0 max-md:col-start-1 max-md:row-span-2 max-md:row-start-1 max-md:self-center',
                shownIn(figure).length > AS_LARGE_AS_CAN_BE
                  ? 'text-2xl hyphens-auto md:text-3xl xl:text-4xl'
                  : 'text-4xl whitespace-nowrap md:text-5xl lg:text-7xl xl:text-8xl',
              )}
            >
              {shownIn(figure)}
            </dd>
            <dd className="mt-1 max-w-xs text-pretty text-muted max-md:col-start-2 md:mt-4">
              {isMeasured(figure) ? texts.measured : figure[`text_${language}`]}{' '}
              <EntryLanguage entry={figure} />
              {!areAllSamples && figure.isSample && !isMeasured(figure) && <SampleMark />}
            </dd>
          </div>
        ))}
      </dl>
      {areAllSamples && stated.length > 0 && (
        <SampleMark className="mt-6">
          {stated.length === figures.length ? texts.allSamples : texts.hardwareSample}
        </SampleMark>
      )}
    </>
  )
}
