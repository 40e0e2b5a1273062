import { DEFAULT_LANGUAGE, isLanguage, type Language } from '#shared/constants/languages.ts'

/** The language in which letters are written to an account. */
export function languageOf({ language }: { language: string }): Language {
  return isLanguage(language) ? language : DEFAULT_LANGUAGE
}
