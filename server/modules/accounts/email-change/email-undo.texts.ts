import type { LetterTexts } from '#server/modules/accounts/rules/letter-with-link.ts'
import { defineWords } from '#shared/texts/words.ts'

export const emailUndoWords = defineWords<{ greeting: string } & LetterTexts>('email-undo-letter', {
  ru: {
    greeting: 'Здравствуйте, {username}!',
    subject: 'Адрес вашего аккаунта меняют — {site}',
    request:
      'Для вашего аккаунта указали другой адрес почты. Если это были не вы и не администрация по вашей просьбе, откройте ссылку: она вернёт этот адрес, завершит все сессии и попросит новый пароль.',
    button: 'Вернуть этот адрес',
    closing:
      'Ссылка действует {lifetime}, что бы ни меняли потом. Если адрес меняете вы, делать ничего не нужно.',
  },
  en: {
    greeting: 'Hello, {username}!',
    subject: 'The address of your account is being changed — {site}',
    request:
      'Another email address was given for your account. If it was neither you nor the staff at your request, open this link: it brings this address back, ends every session and asks for a new password.',
    button: 'Bring this address back',
    closing:
      'The link works for {lifetime}, whatever is changed later. If it is you who changes the address, there is nothing to do.',
  },
})
