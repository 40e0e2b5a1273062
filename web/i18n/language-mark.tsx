import type { Language } from '#shared/constants/languages.ts'
import { classNames } from '#web/lib/class-names.ts'
import { useTexts } from './language.tsx'
import { languageMarkTexts } from './language-mark.texts.ts'

/** Says beside a text that it is told in another language than the page. Nothing where it is not. */
export function LanguageMark({ of, className }: { of: Language | undefined; className?: string }) {
  const texts = useTexts(languageMarkTexts)
  if (!of) return null
  return (
    <span
      title={texts[of]}
      className={classNames('label inline-block border border-edge px-1.5 py-0.5 text-muted', className)}
    >
      <span aria-hidden="true">{of}</span>
      <span className="sr-only">{texts[of]}</span>
    </span>
  )
}
