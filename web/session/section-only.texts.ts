import { defineTexts } from '#shared/texts/texts.ts'

export const sectionOnlyTexts = defineTexts({
  ru: {
    pageRefused: 'Недостаточно прав',
    pageRefusedDetail:
      'Этот раздел закрыт для ваших ролей. Попросите администратора выдать право или вернитесь на главную панели.',
    permissionNeeded: 'Нужно право',
    anyPermissionNeeded: 'Нужно одно из прав',
    toPanel: 'На главную панели',
    permissionsFailed: 'Не удалось узнать ваши права',
  },
  en: {
    pageRefused: 'Not permitted',
    pageRefusedDetail:
      'This section is closed to your roles. Ask an administrator for the permission or go back to the panel’s home.',
    permissionNeeded: 'Permission needed',
    anyPermissionNeeded: 'One of these permissions is needed',
    toPanel: 'To the panel’s home',
    permissionsFailed: 'Could not find out what you may do',
  },
})
