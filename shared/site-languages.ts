/** What follows from the languages a site has: both, or one of them. */
import { DEFAULT_LANGUAGE, type Language } from '#shared/constants/languages.ts'

/** The language that no address says: the default one, or the only one there is. */
export const plainLanguage = (languages: readonly Language[]): Language =>
  languages.includes(DEFAULT_LANGUAGE) ? DEFAULT_LANGUAGE : (languages[0] ?? DEFAULT_LANGUAGE)

/** The language that is wanted where the site has it. */
export const languageAmong = (languages: readonly Language[], wanted: unknown): Language =>
  languages.find((language) => language === wanted) ?? plainLanguage(languages)
