export const LANGUAGES = ['ru', 'en'] as const
export type Language = (typeof LANGUAGES)[number]

/** The interface language of a visitor who has not chosen one (specification, section 4). */
export const DEFAULT_LANGUAGE: Language = 'ru'

/** The language of an API caller that sends no `Accept-Language`. */
export const DEFAULT_API_LANGUAGE: Language = 'en'

/** Key in local storage (specification, section 4) and name of the cookie that mirrors it for the server. */
export const LANGUAGE_KEY = 'language'

export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.includes(value as Language)
}
