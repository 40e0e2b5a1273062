import { defineTexts } from '#shared/texts/texts.ts'
import { useTexts } from '#web/i18n/language.tsx'

const technologyTexts = defineTexts({
  ru: {
    cores: {
      figure: '16',
      unit: 'ядер',
      text: 'Процессор не задумывается, даже когда мертвецы идут толпой.',
    },
    raid: {
      figure: 'RAID 10',
      unit: 'диски',
      text: 'Накопители дублируют друг друга: мир переживёт поломку.',
    },
    uptime: { figure: '99.9%', unit: 'аптайм', text: 'Перекуры редкие, короткие и по расписанию.' },
  },
  en: {
    cores: {
      figure: '16',
      unit: 'cores',
      text: 'The processor does not stop to think, even when the dead come in crowds.',
    },
    raid: {
      figure: 'RAID 10',
      unit: 'storage',
      text: 'Drives mirror one another: the world survives a failure.',
    },
    uptime: { figure: '99.9%', unit: 'uptime', text: 'Breaks are rare, short and on schedule.' },
  },
})
const FIGURES = ['cores', 'raid', 'uptime'] as const

/** The hardware in three figures, as large as they deserve. */
export function Technology() {
  const texts = useTexts(technologyTexts)
  return (
    <dl className="grid border-y border-line md:grid-cols-3">
      {FIGURES.map((key) => {
        const { figure, unit, text } = texts[key]
        return (
          <div
            key={key}
            className="flex flex-col py-8 not-first:border-t not-first:border-line md:px-8 md:py-10 md:not-first:border-t-0 md:not-first:border-l md:first:pl-0"
          >
            <dt className="label mb-4 text-sand">{unit}</dt>
            <dd className="display text-6xl whitespace-nowrap md:text-5xl lg:text-7xl xl:text-8xl">
              {figure}
            </dd>
            <dd className="mt-4 max-w-xs text-pretty text-muted">{text}</dd>
          </div>
        )
      })}
    </dl>
  )
}
