import { defineWords } from '#shared/texts/words.ts'

/** The letter with what staff answered to an appeal. */
export const appealAnswerWords = defineWords('appeal-letter', {
  ru: {
    subject: 'Ответ на обжалование блокировки — {site}',
    greeting: 'Здравствуйте, {username}!',
    intro: 'Команда прочитала ваше обжалование и отвечает:',
    closing: 'Тот же ответ стоит на странице входа. Если блокировку сняли, вход уже открыт.',
    button: 'На страницу входа',
  },
  en: {
    subject: 'The answer to your appeal — {site}',
    greeting: 'Hello, {username}!',
    intro: 'The team has read your appeal and answers:',
    closing: 'The same answer stands on the log-in page. If the ban was lifted, you can log in already.',
    button: 'To the log-in page',
  },
})
