import { defineTexts } from '#shared/texts/texts.ts'

/** What a letter with a link says; `lifetime` is how long the link works, in words. */
export type LetterTexts = {
  subject: (siteName: string) => string
  request: string
  button: string
  closing: (parts: { siteName: string; lifetime: string }) => string
}

export const letterTexts = defineTexts<{
  greeting: (username: string) => string
  verification: LetterTexts
  passwordReset: LetterTexts
}>({
  ru: {
    greeting: (username) => `Здравствуйте, ${username}!`,
    verification: {
      subject: (siteName) => `Подтвердите адрес электронной почты — ${siteName}`,
      request: 'Чтобы подтвердить адрес электронной почты, откройте ссылку и нажмите кнопку на странице:',
      button: 'Подтвердить адрес',
      closing: ({ siteName, lifetime }) =>
        `Ссылка действует ${lifetime} и срабатывает один раз. Если вы не регистрировались на сайте ${siteName}, просто удалите это письмо.`,
    },
    passwordReset: {
      subject: (siteName) => `Новый пароль — ${siteName}`,
      request:
        'Кто-то попросил сменить пароль вашего аккаунта. Если это вы, откройте ссылку и задайте новый:',
      button: 'Задать новый пароль',
      closing: ({ lifetime }) =>
        `Ссылка действует ${lifetime} и срабатывает один раз. Если вы ни о чём не просили, просто удалите это письмо: пароль останется прежним.`,
    },
  },
  en: {
    greeting: (username) => `Hello, ${username}!`,
    verification: {
      subject: (siteName) => `Confirm your email address — ${siteName}`,
      request: 'To confirm your email address, open this link and press the button on the page:',
      button: 'Confirm the address',
      closing: ({ siteName, lifetime }) =>
        `The link works once and for ${lifetime}. If you have not registered at ${siteName}, simply delete this letter.`,
    },
    passwordReset: {
      subject: (siteName) => `A new password — ${siteName}`,
      request:
        'Somebody has asked to change the password of your account. If it was you, open this link and set a new one:',
      button: 'Set a new password',
      closing: ({ lifetime }) =>
        `The link works once and for ${lifetime}. If you have not asked for anything, simply delete this letter: the password stays as it is.`,
    },
  },
})
