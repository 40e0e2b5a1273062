import type { Language } from '#shared/constants/languages.ts'
import { defineTexts } from '#shared/texts/texts.ts'

export const ownPageTexts = defineTexts<{ writtenIn: Record<Language, string> }>({
  ru: { writtenIn: { ru: 'На русском', en: 'На английском' } },
  en: { writtenIn: { ru: 'In Russian', en: 'In English' } },
})
