import { defineWords } from '#shared/texts/words.ts'

/** What a letter with a link says; `lifetime` is how long the link works, in words. */
export type LetterTexts = { subject: string; request: string; button: string; closing: string }

export const letterWords = defineWords<{
  greeting: string
  verification: LetterTexts
  passwordReset: LetterTexts
}>('letters', {
  ru: {
    greeting: 'Здравствуйте, {username}!',
    verification: {
      subject: 'Подтвердите адрес электронной почты — {site}',
      request: 'Чтобы подтвердить адрес электронной почты, откройте ссылку и нажмите кнопку на странице:',
      button: 'Подтвердить адрес',
      closing:
        'Ссылка действует {lifetime} и срабатывает один раз. Если вы не регистрировались на сайте {site}, просто удалите это письмо.',
    },
    passwordReset: {
      subject: 'Новый пароль — {site}',
      request:
        'Кто-то попросил сменить пароль вашего аккаунта. Если это вы, откройте ссылку и задайте новый:',
      button: 'Задать новый пароль',
      closing:
        'Ссылка действует {lifetime} и срабатывает один раз. Если вы ни о чём не просили, просто удалите это письмо: пароль останется прежним.',
    },
  },
  en: {
    greeting: 'Hello, {username}!',
    verification: {
      subject: 'Confirm your email address — {site}',
      request: 'To confirm your email address, open this link and press the button on the page:',
      button: 'Confirm the address',
      closing:
        'The link works once and for {lifetime}. If you have not registered at {site}, simply delete this letter.',
    },
    passwordReset: {
      subject: 'A new password — {site}',
      request:
        'Somebody has asked to change the password of your account. If it was you, open this link and set a new one:',
      button: 'Set a new password',
      closing:
        'The link works once and for {lifetime}. If you have not asked for anything, simply delete this letter: the password stays as it is.',
    },
  },
})
