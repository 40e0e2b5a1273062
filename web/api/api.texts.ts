import { defineTexts } from '#shared/texts/texts.ts'

export const apiTexts = defineTexts({
  ru: {
    /** Followed by the id. */
    requestId: 'Номер запроса:',
    /** In the browser only somebody who was signed in is refused so. */
    sessionEnded: 'Сессия закончилась. Войдите снова.',
  },
  en: {
    requestId: 'Request id:',
    sessionEnded: 'Your session has ended. Log in again.',
  },
})
