import { defineTexts } from '#shared/texts/texts.ts'

export const adminTexts = defineTexts({
  ru: {
    accessDenied: 'Доступ запрещен',
    accessDeniedDetail: 'У вас нет прав для доступа к админ-панели',
    navigation: 'Разделы админ-панели',
    panel: 'Админ-панель',
    returnToSite: 'Вернуться на сайт',
    switchedOff: 'Выключено на сайте',
    notPermitted: 'недостаточно прав',
    pageRefused: 'Недостаточно прав',
    pageRefusedDetail:
      'Этот раздел закрыт для ваших ролей. Попросите администратора выдать право или вернитесь на главную панели.',
    permissionNeeded: 'Нужно право',
    toPanel: 'На главную панели',
    permissionsFailed: 'Не удалось узнать ваши права',
  },
  en: {
    accessDenied: 'Access denied',
    accessDeniedDetail: 'You do not have permission to open the admin panel',
    navigation: 'Sections of the admin panel',
    panel: 'Admin panel',
    returnToSite: 'Return to the site',
    switchedOff: 'Off on the site',
    notPermitted: 'not permitted',
    pageRefused: 'Not permitted',
    pageRefusedDetail:
      'This section is closed to your roles. Ask an administrator for the permission or go back to the panel’s home.',
    permissionNeeded: 'Permission needed',
    toPanel: 'To the panel’s home',
    permissionsFailed: 'Could not find out what you may do',
  },
})
