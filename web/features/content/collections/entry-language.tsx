import type { Language } from '#shared/constants/languages.ts'
import { useLanguage } from '#web/i18n/language.tsx'
import { LanguageMark } from '#web/i18n/language-mark.tsx'
import { otherLanguage } from '#web/i18n/other-language.ts'

type InLanguages = { languages: readonly Language[] }

/** Whose language the texts of an entry are, where that is not the page's: for `lang`, and undefined where it is. */
export function useForeignLanguage(): (entry: InLanguages) => Language | undefined {
  const { language } = useLanguage()
  return (entry) => otherLanguage(entry, language)
}

/** Says that a text is in the other language; nothing where it is not. */
export function EntryLanguage({ entry }: { entry: InLanguages }) {
  return <LanguageMark of={useForeignLanguage()(entry)} />
}
