import type { LetterTexts } from '#server/modules/accounts/rules/letter-with-link.ts'
import { defineWords } from '#shared/texts/words.ts'

export const passwordNoticeWords = defineWords<{ greeting: string } & LetterTexts>('password-notice', {
  ru: {
    greeting: 'Здравствуйте, {username}!',
    subject: 'Пароль изменён — {site}',
    request:
      'Пароль вашего аккаунта изменён, остальные сессии завершены. Если это были не вы, задайте новый:',
    button: 'Задать новый пароль',
    closing: 'Если пароль меняли вы, делать ничего не нужно.',
  },
  en: {
    greeting: 'Hello, {username}!',
    subject: 'Your password was changed — {site}',
    request:
      'The password of your account was changed, and its other sessions ended. If it was not you, set a new one:',
    button: 'Set a new password',
    closing: 'If it was you, there is nothing to do.',
  },
})
