import { useFigures } from '#web/features/operations/figures/figures.queries.ts'
import { formatPercent } from '#web/i18n/format.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { SampleMark } from '#web/ui/sample-mark.tsx'
import { technologyTexts } from './technology.texts.ts'

/** What the specification says (section 9) until the game servers were measured for a day. */
const SAMPLE_UPTIME = 99.9

/** The hardware in three figures, as large as they deserve. */
export function Technology() {
  const texts = useTexts(technologyTexts)
  const { language } = useLanguage()
  const uptime = useFigures()?.uptime30Days ?? null
  const isMeasured = uptime !== null
  const figures = [
    { ...texts.cores, figure: '16' },
    { ...texts.raid, figure: 'RAID 10' },
    {
      ...texts.uptime,
      ...(isMeasured && { text: texts.measured }),
      figure: formatPercent((uptime ?? SAMPLE_UPTIME) / 100, language),
    },
  ]
  return (
    <>
      <dl className="grid border-y border-line md:grid-cols-3">
        {figures.map(({ unit, text, figure }) => (
          <div
            key={unit}
            className="max-md:grid max-md:grid-cols-[8.5rem_1fr] max-md:gap-x-4 py-5 not-first:border-t not-first:border-line md:px-8 md:py-8 md:not-first:border-t-0 md:not-first:border-l md:first:pl-0"
          >
            <dt className="label text-sand max-md:col-start-2 md:mb-4">{unit}</dt>
            <dd className="display text-4xl whitespace-nowrap max-md:col-start-1 max-md:row-span-2 max-md:row-start-1 max-md:self-center md:text-5xl lg:text-7xl xl:text-8xl">
              {figure}
            </dd>
            <dd className="mt-1 max-w-xs text-pretty text-muted max-md:col-start-2 md:mt-4">{text}</dd>
          </div>
        ))}
      </dl>
      <SampleMark className="mt-6">{isMeasured ? texts.hardwareSample : texts.allSamples}</SampleMark>
    </>
  )
}
