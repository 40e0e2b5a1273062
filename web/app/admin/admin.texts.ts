import { defineTexts } from '#shared/texts/texts.ts'

export const adminTexts = defineTexts({
  ru: {
    accessDenied: 'Доступ запрещен',
    accessDeniedDetail: 'У вас нет прав для доступа к админ-панели',
    navigation: 'Разделы админ-панели',
    closeMenu: 'Закрыть разделы',
    account: 'Профиль',
    panel: 'Админ-панель',
    /** Followed by the zone. */
    timesIn: 'Время в панели:',
    returnToSite: 'Вернуться на сайт',
    switchedOff: 'Выключено на сайте',
    closed: 'Не для вашей роли',
    notPermitted: 'недостаточно прав',
    waiting: (count: string) => `ждут решения: ${count}`,
  },
  en: {
    accessDenied: 'Access denied',
    accessDeniedDetail: 'You do not have permission to open the admin panel',
    navigation: 'Sections of the admin panel',
    closeMenu: 'Close the sections',
    account: 'Profile',
    panel: 'Admin panel',
    timesIn: 'Times in the panel:',
    returnToSite: 'Return to the site',
    switchedOff: 'Off on the site',
    closed: 'Not for your role',
    notPermitted: 'not permitted',
    waiting: (count: string) => `${count} waiting`,
  },
})
