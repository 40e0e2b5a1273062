import { formatNumber, pluralForm } from '#web/i18n/format.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { HIGHLIGHTS } from './highlights.data.ts'
import { highlightsTexts } from './highlights.texts.ts'

/** The community in three figures. */
export function Highlights() {
  const { language } = useLanguage()
  const texts = useTexts(highlightsTexts)
  return (
    <>
      <dl className="grid gap-y-8 md:grid-cols-[1.3fr_1.3fr_1fr]">
        {HIGHLIGHTS.map(({ key, value }) => (
          <div key={key} className="flex flex-col border-l-2 border-olive pl-5 md:pl-6">
            <dt className="order-2 mt-2 text-muted">{pluralForm(value, texts.labels[key], language)}</dt>
            <dd className="display text-5xl tabular-nums lg:text-7xl">{formatNumber(value, language)}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-8 text-sm text-muted">{texts.note}</p>
    </>
  )
}
