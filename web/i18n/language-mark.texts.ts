import type { Language } from '#shared/constants/languages.ts'
import { defineTexts } from '#shared/texts/texts.ts'

export const languageMarkTexts = defineTexts<Record<Language, string>>({
  ru: { ru: 'На русском', en: 'На английском' },
  en: { ru: 'In Russian', en: 'In English' },
})
