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
            className="flex flex-col py-8 not-first:border-t not-first:border-line md:px-8 md:py-10 md:not-first:border-t-0 md:not-first:border-l md:first:pl-0"
          >
            <dt className="label mb-4 text-sand">{unit}</dt>
            <dd className="display text-6xl whitespace-nowrap md:text-5xl lg:text-7xl xl:text-8xl">
              {FIGURES[key](language)}
            </dd>
            <dd className="mt-4 max-w-xs text-pretty text-muted">{text}</dd>
          </div>
        )
      })}
    </dl>
  )
}
