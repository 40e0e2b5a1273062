import type { Language } from '#shared/constants/languages.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { entryLanguageTexts } from './entry-language.texts.ts'

type InLanguages = { languages: readonly Language[] }

/** Whose language the texts of an entry are, where that is not the page's: for `lang`, and undefined where it is. */
export function useForeignLanguage(): (entry: InLanguages) => Language | undefined {
  const { language } = useLanguage()
  return ({ languages }) => (languages.includes(language) ? undefined : languages[0])
}

/** Says that a text is in the other language; nothing where it is not. */
export function EntryLanguage({ entry }: { entry: InLanguages }) {
  const texts = useTexts(entryLanguageTexts)
  const foreign = useForeignLanguage()(entry)
  if (!foreign) return null
  return (
    <span title={texts[foreign]} className="label border border-line px-1.5 py-0.5 text-muted">
      <span aria-hidden="true">{foreign}</span>
      <span className="sr-only">{texts[foreign]}</span>
    </span>
  )
}
