import type { Language } from '#shared/constants/languages.ts'
import { defineTexts } from '#shared/texts/texts.ts'

export const entryLanguageTexts = defineTexts<Record<Language, string>>({
  ru: { ru: 'По-русски', en: 'По-английски' },
  en: { ru: 'In Russian', en: 'In English' },
})
