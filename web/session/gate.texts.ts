import { defineTexts } from '#shared/texts/texts.ts'

/** What is said to whoever has to sign in first, or again. */
export const gateTexts = defineTexts({
  ru: {
    required: 'Требуется авторизация',
    requiredDetail: 'Войдите, чтобы получить доступ к этой странице',
    ended: 'Сессия закончилась',
    endedDetail: 'Войдите снова.',
    endedKept: 'Войдите снова: несохранённый текст цел.',
    loggedOut: 'Выход выполнен',
    loggedOutElsewhere: 'В другой вкладке этого браузера',
  },
  en: {
    required: 'Please log in',
    requiredDetail: 'Authentication required to access this page',
    ended: 'Your session has ended',
    endedDetail: 'Log in again.',
    endedKept: 'Log in again: your unsaved text is kept.',
    loggedOut: 'Logged out',
    loggedOutElsewhere: 'In another tab of this browser',
  },
})
