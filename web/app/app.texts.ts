import { defineTexts } from '#shared/texts/texts.ts'

export const appTexts = defineTexts({
  ru: {
    notifications: 'Уведомления',
    skipToContent: 'К содержанию',
    authenticationRequired: 'Требуется авторизация',
    authenticationRequiredDetail: 'Войдите, чтобы получить доступ к этой странице',
  },
  en: {
    notifications: 'Notifications',
    skipToContent: 'Skip to content',
    authenticationRequired: 'Please log in',
    authenticationRequiredDetail: 'Authentication required to access this page',
  },
})
