import { defineTexts } from '#shared/texts/texts.ts'

export const deliveredNoticeTexts = defineTexts({
  ru: {
    mark: 'Есть новый образец',
    title: 'В новой версии сайта здесь другой образец',
    hint: 'Ваш вариант остаётся. Пометка уйдёт, когда вы его сохраните.',
    take: 'Взять',
  },
  en: {
    mark: 'There is a new sample',
    title: 'The new version of the site has another sample here',
    hint: 'Yours stays. The mark goes when you save it.',
    take: 'Take',
  },
})
