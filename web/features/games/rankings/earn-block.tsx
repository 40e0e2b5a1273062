import { useTexts } from '#web/i18n/language.tsx'
import { SectionHeading } from '#web/ui/section-heading.tsx'
import { rankingsWords } from './rankings.texts.ts'

export function EarnBlock() {
  const texts = useTexts(rankingsWords)
  return (
    <section aria-labelledby="earn">
      <SectionHeading id="earn" mark={texts.earnMark} title={texts.earnTitle} />
      <ol className="grid gap-x-8 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
        {texts.earn.map(({ title, text }, index) => (
          <li key={title}>
            <p aria-hidden="true" className="label mb-3 text-signal">
              {String(index + 1).padStart(2, '0')}
            </p>
            <h3 className="display text-lg">{title}</h3>
            <p className="mt-2 text-pretty text-muted">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
