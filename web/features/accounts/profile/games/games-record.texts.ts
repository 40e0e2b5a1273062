import type { PluralForms } from '#shared/texts/plural-forms.ts'
import { defineTexts } from '#shared/texts/texts.ts'

export const gamesRecordTexts = defineTexts({
  ru: {
    points: { one: 'очко', few: 'очка', many: 'очков', other: 'очка' } as PluralForms,
  },
  en: {
    points: { one: 'point', other: 'points' } as PluralForms,
  },
})
