import { defineTexts } from '#shared/texts/texts.ts'

/** The letter with what staff answered to an appeal. */
export const appealAnswerTexts = defineTexts({
  ru: {
    subject: (siteName: string) => `Ответ на обжалование блокировки — ${siteName}`,
    greeting: (username: string) => `Здравствуйте, ${username}!`,
    intro: 'Команда прочитала ваше обжалование и отвечает:',
    closing: 'Тот же ответ стоит на странице входа. Если блокировку сняли, вход уже открыт.',
    button: 'На страницу входа',
  },
  en: {
    subject: (siteName: string) => `The answer to your appeal — ${siteName}`,
    greeting: (username: string) => `Hello, ${username}!`,
    intro: 'The team has read your appeal and answers:',
    closing: 'The same answer stands on the log-in page. If the ban was lifted, you can log in already.',
    button: 'To the log-in page',
  },
})
