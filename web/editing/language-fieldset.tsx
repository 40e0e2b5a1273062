import type { ReactNode } from 'react'
import type { Language } from '#shared/constants/languages.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { wordsTexts } from '#web/ui/words.texts.ts'

/** The fields of an editor that are filled in in one language. */
export function LanguageFieldset({ language, children }: { language: Language; children: ReactNode }) {
  const words = useTexts(wordsTexts)
  return (
    <fieldset className="min-w-0 space-y-5">
      <legend className="display mb-4 flex items-center gap-3 text-xl">
        <span className="label text-signal">{language}</span>
        {language === 'ru' ? words.russian : words.english}
      </legend>
      {children}
    </fieldset>
  )
}
