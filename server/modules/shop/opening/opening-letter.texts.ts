import { defineWords } from '#shared/texts/words.ts'

/** The letter to whoever asked to hear that the shop has opened. */
export const openingLetterWords = defineWords('shop-opened-letter', {
  ru: {
    greeting: 'Здравствуйте, {username}!',
    subject: 'Магазин открылся',
    opened: 'Вы просили сообщить: покупки в магазине открыты.',
    closing: 'Больше мы об этом не напишем.',
    button: 'В магазин',
  },
  en: {
    greeting: 'Hello, {username}!',
    subject: 'The shop has opened',
    opened: 'You asked to hear of it: the shop sells now.',
    closing: 'We will not write about this again.',
    button: 'To the shop',
  },
})
