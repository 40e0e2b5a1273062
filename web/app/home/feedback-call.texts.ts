import { defineTexts } from '#shared/texts/texts.ts'
import { defineWords } from '#shared/texts/words.ts'

export const feedbackCallWords = defineWords('feedback-call', {
  ru: {
    name: 'Отзывы',
    title: 'Доложите обстановку',
    text: 'Что работает, что горит, чего не хватает. Читаем каждое донесение.',
  },
  en: {
    name: 'Feedback',
    title: 'Report in',
    text: 'What works, what is on fire, what is missing. We read every report.',
  },
})

export const feedbackCallTexts = defineTexts({
  ru: { button: 'Оставить отзыв' },
  en: { button: 'Leave feedback' },
})
