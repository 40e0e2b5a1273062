import type { Language } from '#shared/constants/languages.ts'

/** Both languages side by side; English must carry exactly the Russian keys, each of the same shape. */
export function defineTexts<T extends Record<string, unknown>>(texts: {
  ru: T
  en: NoInfer<T>
}): Record<Language, T> {
  return texts
}
