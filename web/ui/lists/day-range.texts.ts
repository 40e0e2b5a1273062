import { defineTexts } from '#shared/texts/texts.ts'

export const dayRangeTexts = defineTexts({
  ru: { from: 'С дня', to: 'По день', hint: 'Дни считаются по UTC.' },
  en: { from: 'From day', to: 'To day', hint: 'Days are counted in UTC.' },
})
