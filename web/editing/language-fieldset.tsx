import type { ReactNode } from 'react'
import type { Language } from '#shared/constants/languages.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { useSiteInfo } from '#web/lib/site/site-info.tsx'
import { wordsTexts } from '#web/ui/words.texts.ts'

/** The fields of an editor that are filled in in one language. */
export function LanguageFieldset({ language, children }: { language: Language; children: ReactNode }) {
  const words = useTexts(wordsTexts)
  const { languages } = useSiteInfo()
  return (
    <fieldset className="min-w-0 space-y-5">
      <legend className={languages.length > 1 ? 'display mb-4 flex items-center gap-3 text-xl' : 'sr-only'}>
        <span className="label text-signal">{language}</span>
        {language === 'ru' ? words.russian : words.english}
      </legend>
      {children}
    </fieldset>
  )
}
