import { LANGUAGES, type Language } from '#shared/constants/languages.ts'

/** The language of a text that is not told in that of the page; undefined where it is. */
export function otherLanguage(
  { languages }: { languages: readonly Language[] },
  language: Language,
): Language | undefined {
  return languages.includes(language) ? undefined : languages[0]
}

/** The language in which a text is read on a page of `language`. */
export const toldLanguage = (told: { languages: readonly Language[] }, language: Language): Language =>
  otherLanguage(told, language) ?? language

/** A text in the language wanted, else in the one it is written in; empty where it is in none. */
export const textInEither = (texts: Readonly<Record<Language, string | null>>, language: Language): string =>
  texts[language] || texts.ru || texts.en || ''

/** The language in which `textInEither` gives a text, where that is not the one wanted. */
export const foreignLanguage = (
  texts: Readonly<Record<Language, string | null>>,
  language: Language,
): Language | undefined => otherLanguage({ languages: LANGUAGES.filter((each) => texts[each]) }, language)
