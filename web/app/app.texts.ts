import { defineTexts } from '#shared/texts/texts.ts'

export const appTexts = defineTexts({
  ru: {
    loading: 'Загрузка...',
    notifications: 'Уведомления',
    skipToContent: 'К содержанию',
    authenticationRequired: 'Требуется авторизация',
    authenticationRequiredDetail: 'Войдите, чтобы получить доступ к этой странице',
    accessDenied: 'Доступ запрещен',
    accessDeniedDetail: 'У вас нет прав для доступа к админ-панели',
  },
  en: {
    loading: 'Loading...',
    notifications: 'Notifications',
    skipToContent: 'Skip to content',
    authenticationRequired: 'Authentication required',
    authenticationRequiredDetail: 'Authentication required to access this page',
    accessDenied: 'Access denied',
    accessDeniedDetail: 'You do not have permission to open the admin panel',
  },
})
