import { defineTexts } from '#shared/texts/texts.ts'

export const dayRangeTexts = defineTexts({
  ru: { from: 'С дня', to: 'По день', hint: 'Дни — по часовому поясу сообщества.' },
  en: { from: 'From day', to: 'To day', hint: 'Days are those of the community’s time zone.' },
})
