import type { LetterTexts } from '#server/modules/accounts/rules/letter-with-link.ts'
import { defineWords } from '#shared/texts/words.ts'

/** The letter to whose second factor staff end. */
export const factorEndingWords = defineWords<{ greeting: string } & LetterTexts>('factor-ending-letter', {
  ru: {
    greeting: 'Здравствуйте, {username}!',
    subject: 'Второй фактор входа отключают — {site}',
    request:
      'Администрация отключает второй фактор входа в ваш аккаунт: через сутки для входа хватит пароля. Если вы об этом не просили, откройте ссылку, и всё останется как есть. Достаточно и просто войти с кодом.',
    button: 'Ничего не отключать',
    closing: 'Ссылка действует {lifetime}. Если об этом просили вы, делать ничего не нужно.',
  },
  en: {
    greeting: 'Hello, {username}!',
    subject: 'Your second factor is being turned off — {site}',
    request:
      'The staff are turning off the second factor of your account: in a day the password alone will sign you in. If you did not ask for it, open this link and everything stays as it is. Signing in with a code does the same.',
    button: 'Keep it on',
    closing: 'The link works for {lifetime}. If it was you who asked, there is nothing to do.',
  },
})
