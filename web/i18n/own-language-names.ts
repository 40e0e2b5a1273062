import type { Language } from '#shared/constants/languages.ts'

/** Each language as those who speak it call it. */
export const OWN_LANGUAGE_NAMES: Record<Language, string> = { ru: 'Русский', en: 'English' }
