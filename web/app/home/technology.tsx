import type { Language } from '#shared/constants/languages.ts'
import { defineTexts } from '#shared/texts/texts.ts'
import { formatPercent } from '#web/i18n/format.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'

const technologyTexts = defineTexts({
  ru: {
    cores: {
      unit: 'ядер',
      text: 'Процессор не задумывается, даже когда мертвецы идут толпой.',
    },
    raid: {
      unit: 'диски',
      text: 'Накопители дублируют друг друга: мир переживёт поломку.',
    },
    uptime: { unit: 'аптайм', text: 'Перекуры редкие, короткие и по расписанию.' },
  },
  en: {
    cores: {
      unit: 'cores',
      text: 'The processor does not stop to think, even when the dead come in crowds.',
    },
    raid: {
      unit: 'storage',
      text: 'Drives mirror one another: the world survives a failure.',
    },
    uptime: { unit: 'uptime', text: 'Breaks are rare, short and on schedule.' },
  },
})
const UPTIME = 0.999
const FIGURES = {
  cores: () => '16',
  raid: () => 'RAID 10',
  uptime: (language: Language) => formatPercent(UPTIME, language),
}
const KEYS = ['cores', 'raid', 'uptime'] as const

/** The hardware in three figures, as large as they deserve. */
export function Technology() {
  const texts = useTexts(technologyTexts)
  const { language } = useLanguage()
  return (
    <dl className="grid border-y border-line md:grid-cols-3">
      {KEYS.map((key) => {
        const { unit, text } = texts[key]
        return (
          <div
            key={key}
            className="max-md:grid max-md:grid-cols-[8.5rem_1fr] max-md:gap-x-4 py-5 not-first:border-t not-first:border-line md:px-8 md:py-8 md:not-first:border-t-0 md:not-first:border-l md:first:pl-0"
          >
            <dt className="label text-sand max-md:col-start-2 md:mb-4">{unit}</dt>
            <dd className="display text-4xl whitespace-nowrap max-md:col-start-1 max-md:row-span-2 max-md:row-start-1 max-md:self-center md:text-5xl lg:text-7xl xl:text-8xl">
              {FIGURES[key](language)}
            </dd>
            <dd className="mt-1 max-w-xs text-pretty text-muted max-md:col-start-2 md:mt-4">{text}</dd>
          </div>
        )
      })}
    </dl>
  )
}
